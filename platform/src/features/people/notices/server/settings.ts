import type { z } from 'zod'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { detailsOf } from '../../identity/server/public.ts'
import type { getNoticeSettings } from '../contract.ts'
import { channelsOf } from '../rules.ts'
import { allNoticeKinds } from './hooks.ts'
import { wantsDigest } from './reads.ts'

type View = z.input<(typeof getNoticeSettings)['answer']>

/** How somebody hears of each kind, in the order in which features declare them. */
export async function settingsOf(
  db: Db | Tx,
  { userId, emailBound, lang }: { userId: number; emailBound: boolean; lang: Lang },
): Promise<View> {
  const [rows, digest, { email }] = await Promise.all([
    db
      .selectFrom('notice_preference')
      .select(['kind', 'on_site', 'mail'])
      .where('user_id', '=', userId)
      .execute(),
    wantsDigest(db, userId),
    detailsOf(db, userId),
  ])
  const chosen = new Map(rows.map(row => [row.kind, { site: row.on_site, mail: row.mail }]))
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
