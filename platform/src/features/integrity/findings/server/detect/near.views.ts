import { sql } from 'kysely'
import type { Db } from '../../../../../base/database/tables.ts'
import { nearBounds } from '../../near-rules.ts'

type Entry = {
  sub_rank: string
  board: 'A' | 'B'
  team_id: number
  is_ranked: boolean
  submission_id: number
  sha256: string
  storage_key: string
  file_name: string
}

/** Baselines compared with: who agrees with one has it from there. */
const mostBaselines = 10

/** Who stands at the top of the boards of a round, with their files, baselines among them. */
export async function topEntries(db: Db, scheduleId: number, withB: boolean): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select top.sub_rank, top.board, top.team_id, top.is_ranked, top.submission_id, s.sha256, s.storage_key, s.file_name
    from (
      select e.*, row_number() over (partition by e.sub_rank, e.board, e.is_ranked order by e.sort_key, e.best_at, e.team_id) as place
      from ranking_entry e where e.schedule_id = ${scheduleId} and (e.board = 'A' or ${withB})
    ) top join submission s on s.id = top.submission_id
    where top.place <= case when top.is_ranked then ${nearBounds.teams}::int else ${mostBaselines}::int end
    order by top.board, top.sub_rank, top.place, top.team_id`.execute(db)
  return rows
}
