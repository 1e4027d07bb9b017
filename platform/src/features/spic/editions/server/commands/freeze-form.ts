import type { Tx } from '../../../../../base/database/tables.ts'

/** Keeps a form as it is from now on, as somebody fills it in. Whoever changes it at this moment is done first. */
export async function freezeForm(tx: Tx, formId: number, now: Date): Promise<void> {
  await tx
    .updateTable('spic_form')
    .set({ frozen_at: now, updated_at: now })
    .where('id', '=', formId)
    .where('frozen_at', 'is', null)
    .execute()
}
