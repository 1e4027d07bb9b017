import type { Tx } from '../../../../../base/database/tables.ts'

type Ask = { ids: readonly number[]; by: number; reason: string; detail: Record<string, unknown>; now: Date }

/** Takes those of these submissions off the boards that are not void already, and answers how many; the caller refreshes the boards. */
export async function voidSubmissions(tx: Tx, { ids, by, reason, detail, now }: Ask): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await tx
    .updateTable('submission')
    .set({ voided_at: now, voided_by: by, void_reason: reason })
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .where('voided_at', 'is', null)
    .returning('id')
    .execute()
  if (rows.length > 0)
    await tx
      .insertInto('submission_event')
      .values(
        rows.map(({ id }) => ({
          submission_id: id,
          at: now,
          state: 'voided',
          detail: JSON.stringify(detail),
        })),
      )
      .execute()
  return rows.length
}
