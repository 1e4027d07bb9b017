import { addDays, dayIn } from '../src/base/clock/zone.ts'
import type { Db } from '../src/base/database/tables.ts'
import { takeSnapshot } from '../src/features/scoring/rankings/server/commands/take-snapshot.ts'

/** Keeps the boards of the last three days of a competition's rounds, which otherwise come with the next full ten minutes. */
export async function keepDays(db: Db, competitionId: number): Promise<void> {
  const rounds = await db
    .selectFrom('schedule as s')
    .innerJoin('competition as c', 'c.id', 's.competition_id')
    .where('s.competition_id', '=', competitionId)
    .select(['s.id', 'c.zone'])
    .execute()
  const now = new Date()
  for (const round of rounds)
    for (const back of [3, 2, 1]) await takeSnapshot(db, round, addDays(dayIn(round.zone, now), -back), now)
}
