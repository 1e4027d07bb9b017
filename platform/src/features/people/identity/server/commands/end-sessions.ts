import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import type { Tx } from '../../../../../base/database/tables.ts'

/** Signs a person out everywhere. */
export async function endSessions(
  tx: Tx,
  { userId, actor, now }: { userId: number; actor: Actor; now: Date },
): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await audit(
    tx,
    actor,
    {
      action: 'user.sessions',
      subject: 'user',
      subjectId: userId,
      detail: { ended: Number(numDeletedRows) },
    },
    now,
  )
}
