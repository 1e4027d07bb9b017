import type { z } from 'zod'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { detailsOf } from '../../identity/server/public.ts'
import type { getNoticeSettings } from '../contract.ts'
import { channelsOf } from '../rules.ts'
import { allNoticeKinds } from './hooks.ts'
import { choicesBy, wantsDigest } from './reads.ts'

type View = z.input<(typeof getNoticeSettings)['answer']>

/** How somebody hears of each kind, in the order in which features declare them. */
export async function settingsOf(
  db: Db | Tx,
  { userId, emailBound, lang }: { userId: number; emailBound: boolean; lang: Lang },
): Promise<View> {
  const [chosen, digest, { email }] = await Promise.all([
    choicesBy(db, userId),
    wantsDigest(db, userId),
    detailsOf(db, userId),
  ])
  const settings = [...allNoticeKinds.run()]
    .filter(([kind]) => kind !== 'notice.earlier')
    .map(([kind, words]) => ({
      kind,
      group: words.group,
      title: localize(words.title, lang),
      isKept: words.isKept === true,
      ...channelsOf(words, chosen.get(kind)),
    }))
  return { settings, digest, email: emailBound ? email : null }
}
