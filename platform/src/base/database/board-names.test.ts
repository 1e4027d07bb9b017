import { randomUUID } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { createDatabase } from './embedded.ts'

test('the migration gives boards that are there already their old name in both languages', async () => {
  const url = await createDatabase(inject('postgresUrl'), `boards_${randomUUID().replaceAll('-', '')}`)
  const db = new Kysely<{ schedule: { sort: number; sub_rank_names: object[] } }>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2 }) }),
  })
  try {
    const provider = new FileMigrationProvider({
      fs,
      path,
      migrationFolder: path.join(import.meta.dirname, 'migrations'),
    })
    const migrator = new Migrator({ db, provider })
    expect((await migrator.migrateTo('0025-boards-of-another-metric')).error).toBeUndefined()
    await sql`
      with made as (
        insert into competition (type, title_zh, title_en, start_at, end_at)
        values ('computing', 't', 't', '2026-01-01', '2026-02-01') returning id
      )
      insert into schedule (competition_id, sort, sub_ranks, start_at, end_at, list_a_start, list_a_end)
      select id, sort, case sort when 0 then array['学生组', 'Open'] else '{}' end, start, start + interval '1 day',
        start, start + interval '1 day'
      from made, lateral (select sort, date '2026-01-01' + sort as start from generate_series(0, 1) sort) days`.execute(
      db,
    )
    expect((await migrator.migrateToLatest()).error).toBeUndefined()
    const rows = await db.selectFrom('schedule').select('sub_rank_names').orderBy('sort').execute()
    expect(rows.map(row => row.sub_rank_names)).toEqual([
      ['学生组', 'Open'].map(key => ({ key, zh: key, en: key })),
      [],
    ])
  } finally {
    await db.destroy()
  }
})
