import { sql } from 'kysely'
import { addDays, startOfDay, type Day } from '../../../../base/clock/zone.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { rank, entriesOf, type Direction, type ScoredSubmission } from '../../rules.ts'
import type { ListBMode } from '../../../schedules/rules.ts'

type Schedule = { id: number; direction: Direction; listBMode: ListBMode; zone: string }

/**
 * Keeps the board as it stood at the end of `day` in the competition's zone. Computed from the submissions received
 * by then, so that a late or repeated run gives the same as one at midnight. Does nothing when the day is kept.
 */
export async function takeSnapshot(db: Db, schedule: Schedule, day: Day, now: Date): Promise<void> {
  const end = startOfDay(schedule.zone, addDays(day, 1))
  await db.transaction().execute(async tx => {
    // What was received that day and still waits for its score belongs on that day's board: ask again later.
    const waiting = await tx
      .selectFrom('submission')
      .select('id')
      .where('schedule_id', '=', schedule.id)
      .where('received_at', '<', end)
      .where('state', 'in', ['uploaded', 'queued', 'running'])
      .executeTakeFirst()
    if (waiting) return
    const claimed = await tx
      .insertInto('ranking_snapshot_run')
      .values({ schedule_id: schedule.id, day, taken_at: now })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    if (claimed.numInsertedOrUpdatedRows === 0n) return
    const rows = await tx
      .selectFrom('submission as s')
      .innerJoin('submission_score as a', join =>
        join.onRef('a.submission_id', '=', 's.id').on('a.board', '=', 'A'),
      )
      .innerJoin('team as t', 't.id', 's.team_id')
      .where('s.schedule_id', '=', schedule.id)
      .where('s.state', '=', 'scored')
      .where('s.received_at', '<', end)
      .where('t.banned_at', 'is', null)
      .where('t.merged_into_id', 'is', null)
      .where('t.is_baseline', '=', false)
      .select(['s.id', 's.team_id', 's.sub_rank', 's.received_at', 's.list', 's.is_candidate', 'a.score'])
      .execute()
    const boards = Map.groupBy(rows, row => row.sub_rank)
    for (const [subRank, ofBoard] of boards) {
      const entries = [...Map.groupBy(ofBoard, row => row.team_id)].flatMap(([teamId, own]) => {
        const scored: ScoredSubmission[] = own.map(row => ({
          id: row.id,
          receivedAt: row.received_at,
          list: row.list,
          isCandidate: row.is_candidate,
          scoreA: row.score,
          scoreB: null,
        }))
        const { A } = entriesOf(scored, schedule)
        return A ? [{ ...A, teamId }] : []
      })
      const values = rank(entries).map((entry, index) => ({
        t: entry.teamId,
        r: index + 1,
        s: entry.score,
        b: entry.bestAt.toISOString(),
        v: entry.validCount,
      }))
      await sql`
        insert into ranking_snapshot (schedule_id, sub_rank, board, day, team_id, rank, score, best_at, valid_count)
        select ${schedule.id}, ${subRank}, 'A', ${day}::date, t, r, s, b, v
        from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as x(t bigint, r integer, s double precision, b timestamptz, v integer)`.execute(
        tx,
      )
    }
  })
}
