import { addDays, startOfDay, type Day } from '../../../../../base/clock/zone.ts'
import type { Db } from '../../../../../base/database/tables.ts'
import { rank } from '../../rules.ts'
import { entriesOf } from '../../../submissions/counting.rules.ts'
import { addPlaces, claimDay } from './add-snapshot.ts'
import { ruleOf } from './refresh-boards.ts'
import { lockRoundForUpdate } from '../../../../competing/schedules/server/public.ts'
import { teamsOnBoards } from '../../../../competing/teams/server/public.ts'
import { countWaiting, scoredSubmissions } from '../../../submissions/server/public.ts'

type Schedule = { id: number; zone: string }

/**
 * Keeps the board as it stood at the end of `day` in the competition's zone. Computed from the submissions received
 * by then, so that a late or repeated run gives the same as one at midnight. Does nothing when the day is kept.
 */
export async function takeSnapshot(db: Db, schedule: Schedule, day: Day, now: Date): Promise<void> {
  const end = startOfDay(schedule.zone, addDays(day, 1))
  await db.transaction().execute(async tx => {
    // Whoever writes a submission to this round refers to it: those that are about to end before this are seen, those
    // that come after find the day kept, and open it again. A switch to another metric comes before or after it too.
    await lockRoundForUpdate(tx, schedule.id)
    // What was received that day and still waits for its score belongs on that day's board: ask again later.
    if ((await countWaiting(tx, schedule.id, end)) > 0) return
    const snapshot = { scheduleId: schedule.id, day, takenAt: now }
    if (!(await claimDay(tx, snapshot))) return
    const rule = await ruleOf(tx, schedule.id)
    const scored = await scoredSubmissions(tx, { scheduleId: schedule.id, receivedBefore: end })
    const standing = await teamsOnBoards(tx, [...new Set(scored.map(one => one.teamId))])
    const boards = Map.groupBy(
      scored.filter(one => standing.get(one.teamId)?.isRanked),
      one => one.subRank,
    )
    for (const [subRank, ofBoard] of boards) {
      const entries = [...Map.groupBy(ofBoard, one => one.teamId)].flatMap(([teamId, own]) => {
        const { A } = entriesOf(own, rule)
        return A ? [{ ...A, teamId }] : []
      })
      const places = rank(entries).map((entry, index) => ({
        sub_rank: subRank,
        board: 'A' as const,
        team_id: entry.teamId,
        rank: index + 1,
        score: entry.score,
        best_at: entry.bestAt,
        valid_count: entry.validCount,
      }))
      await addPlaces(tx, snapshot, places)
    }
  })
}
