import { audit } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { moderateDenied, type Asker } from '../../policy.ts'
import { lockThread } from '../load.ts'

export type Marks = {
  threadId: number
  asker: NonNullable<Asker>
  address: string | null
  isPinned: boolean | undefined
  isLocked: boolean | undefined
  now: Date
}

/** Pins and locks, or takes it back; what already is so is neither written nor audited. */
export async function setMarks(tx: Tx, ask: Marks): Promise<void> {
  const denied = moderateDenied(ask.asker)
  if (denied) throw new Failure(denied)
  const thread = await lockThread(tx, ask.threadId)
  const marks = [
    { column: 'pinned_at', wanted: ask.isPinned, done: 'pin', undone: 'unpin' },
    { column: 'locked_at', wanted: ask.isLocked, done: 'lock', undone: 'unlock' },
  ] as const
  for (const { column, wanted, done, undone } of marks) {
    if (wanted === undefined || wanted === (thread[column] !== null)) continue
    await tx
      .updateTable('discussion_thread')
      .set({ [column]: wanted ? ask.now : null })
      .where('id', '=', thread.id)
      .execute()
    await audit(
      tx,
      { userId: ask.asker.userId, address: ask.address },
      {
        action: `discussion.${wanted ? done : undone}`,
        subject: 'discussion_thread',
        subjectId: thread.id,
        detail: { competitionId: thread.competition_id },
      },
      ask.now,
    )
  }
}
