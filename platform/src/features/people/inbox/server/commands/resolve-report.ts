import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { inboxFaults } from '../../faults.ts'
import type { reportOutcomes } from '../../rules.ts'

type Resolve = {
  id: number
  outcome: (typeof reportOutcomes)[number]
  reason: string
  actor: Actor & { userId: number }
  now: Date
}

/** What came of a report; of two people who decide at once the second finds it decided. */
export async function resolveReport(tx: Tx, ask: Resolve): Promise<void> {
  const report = await tx
    .selectFrom('conversation_report')
    .select(['reported_id', 'resolved_at'])
    .where('id', '=', ask.id)
    .forUpdate()
    .executeTakeFirst()
  if (!report) throw new Failure(inboxFaults.noSuchReport)
  if (report.resolved_at) throw new Failure(inboxFaults.alreadyResolved)
  await tx
    .updateTable('conversation_report')
    .set({ resolved_at: ask.now, resolved_by: ask.actor.userId, outcome: ask.outcome })
    .where('id', '=', ask.id)
    .execute()
  await audit(
    tx,
    ask.actor,
    {
      action: `inbox.report-${ask.outcome}`,
      subject: 'conversation_report',
      subjectId: ask.id,
      detail: { reported: report.reported_id, reason: ask.reason },
    },
    ask.now,
  )
}
