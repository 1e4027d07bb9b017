import type { Tx } from '../../../../../base/database/tables.ts'

/** From when on visitors know of a locked competition; null for not at all. Whether it may is asked before. */
export async function setPublished(tx: Tx, id: number, at: Date | null): Promise<void> {
  await tx.updateTable('competition').set({ published_at: at }).where('id', '=', id).execute()
}
