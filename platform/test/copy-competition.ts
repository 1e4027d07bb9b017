import { sql } from 'kysely'
import type { Db } from '../src/base/database/tables.ts'

/** Columns that one writes, by name; those that are given stand for themselves. */
async function columnsOf(db: Db, table: string, given: Record<string, unknown>) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and column_name <> 'id'`.execute(
    db,
  )
  const names = rows.map(row => row.name)
  return {
    names: sql.join(names.map(name => sql.ref(name))),
    values: sql.join(names.map(name => (name in given ? sql`${given[name]}` : sql.ref(name)))),
  }
}

/** A competition with the rounds and answers of another, which asks for these and which no other journey enters. */
export async function copyCompetition(
  db: Db,
  from: number,
  requirements: readonly string[],
): Promise<number> {
  const copy = async (table: string, where: ReturnType<typeof sql>, given: Record<string, unknown>) => {
    const { names, values } = await columnsOf(db, table, given)
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(table)} (${names}) select ${values} from ${sql.table(table)} where ${where} returning id`.execute(
      db,
    )
    return rows[0]?.id ?? 0
  }
  const id = await copy('competition', sql`id = ${from}`, {
    // Not found by what the other is found by.
    title_zh: '三关',
    title_en: 'Three checks',
    summary_zh: '',
    summary_en: '',
    search: sql`''::tsvector`,
    featured: null,
    team_count: 0,
    participant_count: 0,
    requirements: [...requirements],
  })
  const round = await copy('schedule', sql`competition_id = ${from} and sort = 0`, { competition_id: id })
  await copy(
    'answer_file',
    sql`schedule_id = (select id from schedule where competition_id = ${from} and sort = 0)`,
    {
      schedule_id: round,
    },
  )
  return id
}
