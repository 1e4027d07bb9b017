import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { isLastAdministrator } from '../../../identity/server/public.ts'
import { systemAccount } from '../../../identity/rules.ts'
import { notify } from '../../../notices/server/public.ts'
import { ownDataFaults } from '../../faults.ts'
import { dueAt } from '../../rules.ts'

/** Sets the day on which somebody leaves; who asks again keeps the day that was set. */
export async function askDeletion(
  tx: Tx,
  { userId, actor, now }: { userId: number; actor: Actor; now: Date },
): Promise<{ askedAt: Date; dueAt: Date }> {
  if (await isLastAdministrator(tx, userId)) throw new Failure(ownDataFaults.lastAdministrator)
  const asked = await tx
    .insertInto('account_deletion')
    .values({ user_id: userId, asked_at: now, due_at: dueAt(now) })
    .onConflict(conflict => conflict.doNothing())
    .returning(['asked_at', 'due_at'])
    .executeTakeFirst()
  if (!asked) {
    const kept = await tx
      .selectFrom('account_deletion')
      .select(['asked_at', 'due_at'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return { askedAt: kept.asked_at, dueAt: kept.due_at }
  }
  await audit(tx, actor, { action: 'account.ask-deletion', subject: 'user', subjectId: userId }, now)
  await notify(
    tx,
    {
      key: `account-deletion:${userId}:${now.toISOString()}`,
      kind: 'account.deletion-asked',
      text: {
        zh: '你申请了注销账号，14 天后生效。如果不是你本人操作，请立即撤回并修改密码。',
        en: 'Your account will be deleted in 14 days. If you did not ask for this, keep the account and change your password now.',
      },
      path: '/users/v2/setting-data',
    },
    { to: [userId], actor: systemAccount },
  )
  return { askedAt: asked.asked_at, dueAt: asked.due_at }
}
