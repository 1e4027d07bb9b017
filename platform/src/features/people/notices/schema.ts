import { z } from 'zod'
import { instant } from '../../../base/contract/call.ts'
import { mailTimes, noticeGroups } from '../../../base/notice-kinds.ts'

export const notice = z.object({
  id: z.number(),
  kind: z.string(),
  /** What sort of thing it tells of. */
  title: z.string(),
  /** What happened, as plain text. */
  intro: z.string(),
  /** The same as HTML of the site's own making, with a link. */
  content: z.string(),
  /** The page that shows it. */
  path: z.string(),
  /** How many alike it stands for. */
  count: z.number(),
  created_at: instant(),
  is_read: z.boolean(),
})

const channels = z.object({ site: z.boolean(), mail: z.enum(mailTimes) })
const kind = z.object({ kind: z.string().max(60) })

/** What is left out stays as it was: a press changes one of the two, whatever another changes meanwhile. */
export const choice = kind.extend(channels.partial().shape)

export const setting = kind.extend(channels.shape).extend({
  group: z.enum(noticeGroups),
  title: z.string(),
  /** It stands among the notices whatever is chosen. */
  isKept: z.boolean(),
})
