import { sql } from 'kysely'
import type { Db, Tx } from '../../../../../base/database/tables.ts'
import { listed } from '../../../../competing/competitions/server/public.ts'
import type { SiteArchive } from '../../archive.schema.ts'
import { keyOf, type Reference } from '../../references.ts'

type Named = SiteArchive['named'][number]

/** Everything that pages may name and anybody may see, with what it is called. */
const visible = (now: Date) => sql`
  select 'competition' as of, id, title_zh as zh, title_en as en from competition where ${listed(now)}
  union all
  select 'expert', id, name_zh, name_en from expert where is_published`

/** What these are called; what not everybody may see is left out. */
export async function namesOf(db: Db, references: readonly Reference[], now: Date): Promise<Named[]> {
  if (references.length === 0) return []
  const { rows } = await sql<{ of: Named['of']; id: number; zh: string; en: string }>`
    with visible as (${visible(now)})
    select visible.of, visible.id, zh, en from visible
    join jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as wanted (of text, id int)
      on wanted.of = visible.of and wanted.id = visible.id
    order by visible.of, visible.id`.execute(db)
  return rows.map(({ of, id, zh, en }) => ({ of, id, title: { zh, en } }))
}

/**
 * What each of an archive is here, by what it is called: the one of the same number, or else the only one of that name.
 * Numbers alone say nothing: here they may be those of something else.
 */
export async function foundHere(
  db: Tx,
  named: readonly Named[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (named.length === 0) return new Map()
  const wanted = JSON.stringify(named.map(({ of, id, title }) => ({ of, id, ...title })))
  const { rows } = await sql<{ of: Named['of']; id: number; here: number }>`
    with visible as (${visible(now)})
    select wanted.of, wanted.id, coalesce(
        max(visible.id) filter (where visible.id = wanted.id),
        case when count(*) = 1 then max(visible.id) end
      )::int as here
    from jsonb_to_recordset(${wanted}::jsonb) as wanted (of text, id int, zh text, en text)
    join visible on visible.of = wanted.of and visible.zh = wanted.zh and visible.en = wanted.en
    group by wanted.of, wanted.id`.execute(db)
  return new Map(rows.flatMap(row => (row.here === null ? [] : [[keyOf(row), row.here] as const])))
}
