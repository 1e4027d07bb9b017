import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { accountFaults } from '../../account-faults.ts'
import { systemAccount } from '../../account-rules.ts'
import { requireAnotherAdministrator } from '../administrators.ts'

type Lock = { userId: number; isLocked: boolean; reason: string; actor: Actor; now: Date }

/** Shuts an account out at once, or lets it in again. What the person did stays as it is. */
export async function lockAccount(tx: Tx, { userId, isLocked, reason, actor, now }: Lock): Promise<void> {
  if (userId === systemAccount) throw new Failure(accountFaults.system)
  if (userId === actor.userId) throw new Failure(accountFaults.oneself)
  if (isLocked) await requireAnotherAdministrator(tx, userId)
  const user = await tx
    .selectFrom('app_user')
    .select(['disabled_at', 'left_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!user) throw new Failure(accountFaults.notFound)
  if (user.left_at !== null) throw new Failure(accountFaults.hasLeft)
  if ((user.disabled_at !== null) === isLocked) return
  await tx
    .updateTable('app_user')
    .set({ disabled_at: isLocked ? now : null })
    .where('id', '=', userId)
    .execute()
  // Access tokens are refused while it is locked; sessions do not come back.
  if (isLocked) await tx.deleteFrom('session').where('user_id', '=', userId).execute()
  await audit(
    tx,
    actor,
    {
      action: isLocked ? 'user.lock' : 'user.unlock',
      subject: 'user',
      subjectId: userId,
      detail: { reason },
    },
    now,
  )
}
