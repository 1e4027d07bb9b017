import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { wordsIn } from '../../../../../base/web/words.ts'
import { lockPerson } from '../../../../people/identity/server/public.ts'
import { notify } from '../../../../people/notices/server/public.ts'
import { expertFaults } from '../../faults.ts'
import { decideDenied, type ExpertKind } from '../../rules.ts'
import { expertWords } from '../../words.ts'
import { addExpert, refuseAccount } from './save-expert.ts'

type Apply = {
  userId: number
  kind: ExpertKind
  name: string
  position: string
  organisation: string
  statement: string
  now: Date
}

/** An application that waits for an editor; one at a time for each kind. */
export async function apply(tx: Tx, { userId, now, ...sent }: Apply) {
  await lockPerson(tx, userId)
  const isExpert = await tx
    .selectFrom('expert')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', sent.kind)
    .executeTakeFirst()
  if (isExpert) throw new Failure(expertFaults.alreadyExpert)
  const row = await tx
    .insertInto('expert_application')
    .values({ user_id: userId, ...sent, created_at: now })
    .onConflict(conflict => conflict.columns(['user_id', 'kind']).where('decided_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Failure(expertFaults.applicationWaiting)
  return row
}

type Decision = {
  applicationId: number
  isAccepted: boolean
  reason: string
  actor: Actor & { userId: number }
  now: Date
}

/** Ends an application and tells whoever sent it. One that is accepted becomes an expert, to be completed and published. */
export async function decide(
  tx: Tx,
  { applicationId, isAccepted, reason, actor, now }: Decision,
): Promise<number | null> {
  const row = await tx
    .selectFrom('expert_application')
    .selectAll()
    .where('id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Failure(expertFaults.noApplication)
  const denied = decideDenied({ userId: row.user_id, isDecided: row.decided_at !== null }, actor.userId)
  if (denied) throw new Failure(denied)
  if (!isAccepted && reason === '')
    throw new Failure(expertFaults.reasonMissing, { issues: [{ path: 'body.reason', code: 'required' }] })
  const expertId = isAccepted ? await makeExpert(tx, row, { actor, now }) : null
  await tx
    .updateTable('expert_application')
    .set({
      decided_at: now,
      decided_by: actor.userId,
      is_accepted: isAccepted,
      reason: isAccepted ? '' : reason,
      expert_id: expertId,
    })
    .where('id', '=', applicationId)
    .execute()
  const [zh, en] = [wordsIn(expertWords, 'zh-CN'), wordsIn(expertWords, 'en-US')]
  const said = (words: typeof zh) =>
    isAccepted
      ? words.notice.accepted(words.kinds[row.kind])
      : words.notice.declined(words.kinds[row.kind], reason)
  await notify(
    tx,
    {
      key: `expert.application:${applicationId}`,
      kind: 'expert.application',
      text: { zh: said(zh), en: said(en) },
      path: '/experts/apply',
    },
    { to: [row.user_id], actor: actor.userId },
  )
  await audit(
    tx,
    actor,
    {
      action: isAccepted ? 'expert.accept' : 'expert.decline',
      subject: 'expert-application',
      subjectId: applicationId,
      detail: isAccepted ? { expertId } : { reason },
    },
    now,
  )
  return expertId
}

type Application = {
  user_id: number
  kind: ExpertKind
  name: string
  position: string
  organisation: string
}

/** The statement is for editors alone, and no draft of what everybody reads. What was written stands in both languages until an editor has put it into the other. */
async function makeExpert(tx: Tx, row: Application, by: { actor: Actor; now: Date }): Promise<number> {
  const known = await tx
    .selectFrom('expert')
    .select('id')
    .where('user_id', '=', row.user_id)
    .where('kind', '=', row.kind)
    .executeTakeFirst()
  if (known) return known.id
  const id = await addExpert(tx, { kind: row.kind, nameZh: row.name, nameEn: row.name, ...by })
  await tx
    .updateTable('expert')
    .set({
      user_id: row.user_id,
      position_zh: row.position,
      organisation_zh: row.organisation,
    })
    .where('id', '=', id)
    .execute()
    .catch(refuseAccount)
  return id
}
