import { sql } from 'kysely'
import type { Tx } from '../../../../base/database/tables.ts'

/** Gives every scored submission of the round that has none a place in this re-scoring; answers how many wait in it now. */
export async function addMissing(
  tx: Tx,
  rescore: { id: number; schedule_id: number },
): Promise<{ added: number; waiting: number }> {
  const { rows } = await sql`
    insert into rescore_result (rescore_id, submission_id)
    select ${rescore.id}, s.id from submission s
    where s.schedule_id = ${rescore.schedule_id} and s.state = 'scored'
    on conflict do nothing returning submission_id`.execute(tx)
  const { waiting } = await tx
    .selectFrom('rescore_result')
    .select(eb => eb.fn.countAll<number>().as('waiting'))
    .where('rescore_id', '=', rescore.id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return { added: rows.length, waiting }
}
