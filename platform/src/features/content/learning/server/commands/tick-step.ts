import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { learningFaults } from '../../faults.ts'

/** Notes that somebody has done a step, or has not. Twice is once. */
export async function tickStep(
  tx: Tx,
  { stepId, userId, isDone, now }: { stepId: number; userId: number; isDone: boolean; now: Date },
): Promise<void> {
  const step = await tx
    .selectFrom('learning_step as s')
    .innerJoin('learning_path as p', 'p.id', 's.path_id')
    .select('s.competition_id')
    .where('s.id', '=', stepId)
    .where('p.is_published', '=', true)
    .forKeyShare('s')
    .executeTakeFirst()
  if (!step) throw new Failure(learningFaults.noStep)
  if (step.competition_id !== null) throw new Failure(learningFaults.byHandIn)
  if (isDone)
    await tx
      .insertInto('learning_progress')
      .values({ user_id: userId, step_id: stepId, done_at: now })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  else
    await tx
      .deleteFrom('learning_progress')
      .where('user_id', '=', userId)
      .where('step_id', '=', stepId)
      .execute()
}
