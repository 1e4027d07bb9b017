import { sql } from 'kysely'
import type { World } from './world.ts'

/** What came of running a competition: a round scored again, all of whose scores are the same. */
export async function fillRun(
  world: World,
  given: { competition: { id: number; scheduleId: number }; organiser: number },
): Promise<{ rescore: number }> {
  const { competition, organiser } = given
  const now = world.clock.now()
  const { id: rescore } = await world.db
    .insertInto('rescore')
    .values({
      schedule_id: competition.scheduleId,
      state: 'cancelled',
      reason: '核对',
      started_by: organiser,
      started_at: now,
      ended_by: organiser,
      ended_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into rescore_result (rescore_id, submission_id, state, score_a, submission_sha256, answer_sha256, scorer_hash, computed_at)
    select ${rescore}, a.submission_id, 'scored', a.score, 'x', 'x', 'x', ${now} from submission_score a
    join submission s on s.id = a.submission_id
    where s.schedule_id = ${competition.scheduleId} and a.board = 'A'`.execute(world.db)
  return { rescore }
}
