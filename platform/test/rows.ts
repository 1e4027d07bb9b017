import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../src/base/database/tables.ts'

/** What stands in each table, and how many rows; not in those that a crash may empty, which count tries. */
export async function rowsOf(url: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relkind = 'r' and relpersistence = 'p' and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
       order by 1`,
    )
    const found = new Map<string, string>()
    for (const { name } of tables) {
      const { rows: sums } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
      )
      found.set(name, sums[0]?.sum ?? '')
    }
    return found
  } finally {
    await client.end()
  }
}

/** How many jobs are due. */
export async function waitsInQueue(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from graphile_worker.jobs where run_at <= now()`.execute(db)
  return rows[0]?.n ?? 0
}
