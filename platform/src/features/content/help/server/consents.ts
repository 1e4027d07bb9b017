import type { Returned } from '../../../../base/contract/call.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import type { listConsents } from '../contract.ts'
import { newestOf } from '../rules.ts'

/** Of the documents that ask for consent the versions that are to be agreed to: of each the newest one that asks. */
export async function askedNow(db: Db | Tx) {
  const rows = await db
    .selectFrom('help_version')
    .selectAll()
    .distinctOn('tab')
    .where('asks_consent', '=', true)
    .orderBy('tab')
    .orderBy('id', 'desc')
    .execute()
  return newestOf(rows)
}

export const agreedBy = (db: Db | Tx, userId: number) =>
  db
    .selectFrom('help_consent as c')
    .innerJoin('help_version as v', 'v.id', 'c.version_id')
    .select(['v.id', 'v.tab', 'v.number', 'v.title_zh', 'v.title_en', 'c.agreed_at'])
    .where('c.user_id', '=', userId)
    .orderBy('c.agreed_at', 'desc')
    .orderBy('v.id', 'desc')
    .execute()

/** What somebody is still to agree to, and what they agreed to, the newest first. */
export async function consentsOf(
  db: Db | Tx,
  userId: number,
  lang: Lang,
): Promise<Returned<typeof listConsents>> {
  const [asked, agreed] = await Promise.all([askedNow(db), agreedBy(db, userId)])
  const known = new Set(agreed.map(row => row.id))
  const named = (row: (typeof agreed)[number] | (typeof asked)[number]) => ({
    id: row.id,
    tab: row.tab,
    number: row.number,
    title: localizeColumn(row, 'title', lang),
  })
  return {
    pending: asked
      .filter(row => !known.has(row.id))
      .map(row => ({
        ...named(row),
        note: localizeColumn(row, 'note', lang),
        publishedAt: row.published_at,
      })),
    agreed: agreed.map(row => ({ ...named(row), agreedAt: row.agreed_at })),
  }
}
