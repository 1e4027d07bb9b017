import type { Tx } from '../../../../base/database/tables.ts'
import { countMark } from '../../notices/rules.ts'
import { notify } from '../../notices/server/public.ts'

/** Tells somebody of a follower, once for good: whoever leaves and comes back is no news. */
export const tellOfFollow = (
  tx: Tx,
  { sponsor, followedId }: { sponsor: { id: number; name: string }; followedId: number },
): Promise<void> =>
  notify(
    tx,
    {
      key: `follow.new:${sponsor.id}`,
      kind: 'follow.new',
      text: { zh: `${sponsor.name} 关注了你`, en: `${sponsor.name} follows you` },
      path: `/users/${followedId}/followers`,
      group: {
        key: 'follow.new',
        text: { zh: `${countMark} 个人关注了你`, en: `${countMark} people follow you now` },
      },
    },
    { to: [followedId], actor: sponsor.id },
  )
