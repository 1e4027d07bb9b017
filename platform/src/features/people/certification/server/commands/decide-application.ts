import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { notify } from '../../../notices/server/public.ts'
import { certifierFaults } from '../../faults.ts'
import { decisionBlocked } from '../../policy.ts'
import type { Kind } from '../../rules.ts'

export type Decision = {
  id: number
  verdict: 'approve' | 'reject'
  reason: string
  /** How many certifiers must approve. */
  eyes: number
  actor: Actor & { userId: number }
  now: Date
}

/** Approves or rejects an application, or approves it for the first of two times, and tells the person once it is decided. */
export async function decideApplication(tx: Tx, ask: Decision): Promise<void> {
  const { id, verdict, reason, actor, now } = ask
  const row = await tx
    .selectFrom('certification')
    .select(['user_id', 'kind', 'state', 'first_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Failure(certifierFaults.notFound)
  const judged = { userId: row.user_id, state: row.state, firstBy: row.first_by }
  const blocked = decisionBlocked(judged, actor.userId, verdict)
  if (blocked) throw new Failure(blocked)
  if (verdict === 'reject' && reason === '')
    throw new Failure(certifierFaults.reasonMissing, { issues: [{ path: 'body.reason', code: 'required' }] })
  const isFirst = verdict === 'approve' && ask.eyes > 1 && row.first_by === null
  await tx
    .updateTable('certification')
    .set(
      isFirst
        ? { first_by: actor.userId, first_at: now }
        : {
            state: verdict === 'approve' ? 'success' : 'rejected',
            decided_by: actor.userId,
            decided_at: now,
            reason: verdict === 'reject' ? reason : null,
          },
    )
    .where('id', '=', id)
    .execute()
  await audit(
    tx,
    actor,
    {
      action: isFirst
        ? 'certification.first'
        : verdict === 'approve'
          ? 'certification.approve'
          : 'certification.reject',
      subject: 'certification',
      subjectId: id,
      detail: { userId: row.user_id, kind: row.kind, ...(verdict === 'reject' ? { reason } : {}) },
    },
    now,
  )
  if (!isFirst) await tell(tx, { ...ask, kind: row.kind, userId: row.user_id })
}

const pages: Record<Kind, string> = {
  mainland: '/users/v2/setting-certification',
  overseas: '/users/v2/setting-certification',
  enterprise: '/users/v2/ent-setting-certification',
}
const called = {
  mainland: { zh: '实名认证', en: 'identity verification' },
  overseas: { zh: '实名认证', en: 'identity verification' },
  enterprise: { zh: '企业认证', en: 'company verification' },
}

const tell = (
  tx: Tx,
  { id, verdict, reason, kind, userId, actor }: Decision & { kind: Kind; userId: number },
) =>
  notify(
    tx,
    {
      key: `certification:${id}`,
      kind: verdict === 'approve' ? 'certification.granted' : 'certification.rejected',
      text:
        verdict === 'approve'
          ? { zh: `你的${called[kind].zh}已通过。`, en: `Your ${called[kind].en} has been approved.` }
          : {
              zh: `你的${called[kind].zh}未通过：${reason}`,
              en: `Your ${called[kind].en} was rejected: ${reason}`,
            },
      path: pages[kind],
    },
    { to: [userId], actor: actor.userId },
  )
