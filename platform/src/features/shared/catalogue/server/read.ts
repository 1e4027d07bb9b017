import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { kinds, users, type Entry, type Kind, type Uses } from '../rules.ts'
import type { EntryRow } from './entries.ts'
import { linksOf, shelves } from './shelves.ts'

/** What of an entry is edited. */
export const valueOf = ({ key: _key, sort: _sort, ...entry }: EntryRow): Entry => entry

export const noUses: Uses = { competitions: 0, datasets: 0, people: 0, tags: 0 }

/** How many use each entry of a kind, or one of them; entries that nobody uses are not among them. */
export async function usesOf(db: Db | Tx, kind: Kind, key?: string): Promise<Map<string, Uses>> {
  const uses = new Map<string, Uses>()
  const counts = users.flatMap(by => {
    const links = linksOf(kind, by, key)
    if (!links) return []
    // Telling people apart takes ten times as long as counting: only where one may be met twice.
    const isTwice = shelves[kind].links.filter(link => link.by === by).length > 1
    const count = isTwice ? sql`count(distinct user_id)` : sql`count(*)`
    return sql`select ${sql.lit(by)} as by, key::text, ${count} as count from (${links}) link group by key`
  })
  if (counts.length === 0) return uses
  const { rows } = await sql<{
    key: string
    by: keyof Uses
    count: number
  }>`${sql.join(counts, sql` union all `)}`.execute(db)
  for (const row of rows) uses.set(row.key, { ...noUses, ...uses.get(row.key), [row.by]: row.count })
  return uses
}

/** How many entries each kind has. */
export async function countsOf(db: Db): Promise<{ kind: Kind; count: number }[]> {
  const counts = kinds.map(
    kind => sql`(select count(*) from ${sql.table(shelves[kind].table)}) as ${sql.ref(kind)}`,
  )
  const { rows } = await sql<Record<Kind, number>>`select ${sql.join(counts)}`.execute(db)
  return kinds.map(kind => ({ kind, count: rows[0]?.[kind] ?? 0 }))
}

const mostShown = 20
export type User = { kind: 'competition' | 'dataset'; id: number; titleZh: string; titleEn: string }

/** Competitions or datasets that use an entry, the newest first. */
export async function usersOf(db: Db, kind: Kind, key: string): Promise<User[]> {
  const from = (user: User['kind'], by: keyof Uses) => {
    const links = linksOf(kind, by, key)
    return (
      links &&
      sql`
      (select ${sql.lit(user)} as kind, id, title_zh as "titleZh", title_en as "titleEn" from ${sql.table(user)}
        where id in (select user_id from (${links}) link) order by id desc limit ${mostShown})`
    )
  }
  const lists = [from('competition', 'competitions'), from('dataset', 'datasets')].filter(
    list => list !== undefined,
  )
  if (lists.length === 0) return []
  const { rows } = await sql<User>`${sql.join(lists, sql` union all `)}`.execute(db)
  return rows
}
