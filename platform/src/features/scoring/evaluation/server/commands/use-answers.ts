import type { Tx } from '../../../../../base/database/tables.ts'

/** A round is scored by these answers from now on. The caller holds its lock. */
export async function useAnswers(
  tx: Tx,
  { roundId, list, id }: { roundId: number; list: 'A' | 'B'; id: number },
): Promise<void> {
  await retireAnswers(tx, roundId, list)
  await tx.updateTable('answer_file').set({ is_active: true }).where('id', '=', id).execute()
}

/** Those that counted until now are kept. */
export async function retireAnswers(tx: Tx, roundId: number, list: 'A' | 'B'): Promise<void> {
  await tx
    .updateTable('answer_file')
    .set({ is_active: false })
    .where('schedule_id', '=', roundId)
    .where('list', '=', list)
    .where('is_active', '=', true)
    .execute()
}
