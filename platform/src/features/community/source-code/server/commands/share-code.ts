import type { Tx } from '../../../../../base/database/tables.ts'

/**
 * A team lets everybody read what it handed in. Unlike publishing, which is the organisers’ doing, this is neither
 * audited nor told to the team. What already may be read stays as it was.
 */
export async function shareCode(tx: Tx, ask: { id: number; userId: number; now: Date }): Promise<void> {
  await tx
    .updateTable('code_procedure')
    .set({ published_at: ask.now, published_by: ask.userId })
    .where('id', '=', ask.id)
    .where('published_at', 'is', null)
    .execute()
}

/** Takes that back; what somebody else published, as the organisers may, stays published. */
export async function unshareCode(tx: Tx, ask: { id: number; userId: number }): Promise<void> {
  await tx
    .updateTable('code_procedure')
    .set({ published_at: null, published_by: null })
    .where('id', '=', ask.id)
    .where('published_by', '=', ask.userId)
    .execute()
}
