import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import type { Tx } from '../../../../../base/database/tables.ts'

/** Signs a person out everywhere, or everywhere but in one session. Answers how many ended. */
export async function endSessions(
  tx: Tx,
  { userId, but = null, actor, now }: { userId: number; but?: number | null; actor: Actor; now: Date },
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(but !== null, query => query.where('id', '<>', but ?? 0))
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
  return Number(numDeletedRows)
}
