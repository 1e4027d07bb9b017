import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { throughMigrations } from '../../../test/through-migrations.ts'

test('the migration gives boards that are there already their old name in both languages', async () => {
  await throughMigrations<{ schedule: { sort: number; sub_rank_names: object[] } }>(
    '0025-boards-of-another-metric',
    {
      async fill(db) {
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
      },
      async look(db) {
        const rows = await db.selectFrom('schedule').select('sub_rank_names').orderBy('sort').execute()
        expect(rows.map(row => row.sub_rank_names)).toEqual([
          ['学生组', 'Open'].map(key => ({ key, zh: key, en: key })),
          [],
        ])
      },
    },
  )
})
