import type { Tx } from '../../../../base/database/tables.ts'
import { scoredIn } from '../../submissions/server/public.ts'

/** Gives every scored submission of the round that has none a place in this re-scoring; answers how many wait in it now. */
export async function addMissing(
  tx: Tx,
  rescore: { id: number; schedule_id: number },
): Promise<{ added: number; waiting: number }> {
  const added = await tx
    .insertInto('rescore_result')
    .columns(['rescore_id', 'submission_id'])
    .expression(scoredIn(tx, rescore.schedule_id).select(eb => [eb.val(rescore.id).as('rescore_id'), 'id']))
    .onConflict(conflict => conflict.doNothing())
    .returning('submission_id')
    .execute()
  const { waiting } = await tx
    .selectFrom('rescore_result')
    .select(eb => eb.fn.countAll<number>().as('waiting'))
    .where('rescore_id', '=', rescore.id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return { added: added.length, waiting }
}
