import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { leadFaults } from '../../faults.ts'
import type { LeadState } from '../../rules.ts'

type By = { leadId: number; actor: Actor & { userId: number }; now: Date }

async function lockLead(tx: Tx, leadId: number) {
  const row = await tx.selectFrom('lead').selectAll().where('id', '=', leadId).forUpdate().executeTakeFirst()
  if (!row) throw new Failure(leadFaults.notFound)
  return row
}

export async function moveLead(tx: Tx, { leadId, state, actor, now }: By & { state: LeadState }) {
  const before = await lockLead(tx, leadId)
  if (before.state === state) return
  await tx.updateTable('lead').set({ state, updated_at: now }).where('id', '=', leadId).execute()
  await audit(
    tx,
    actor,
    { action: 'lead.move', subject: 'lead', subjectId: leadId, detail: { state: [before.state, state] } },
    now,
  )
}

export async function addNote(tx: Tx, { leadId, body, actor, now }: By & { body: string }): Promise<number> {
  await lockLead(tx, leadId)
  const { id } = await tx
    .insertInto('lead_note')
    .values({ lead_id: leadId, author_id: actor.userId, body, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.updateTable('lead').set({ updated_at: now }).where('id', '=', leadId).execute()
  await audit(tx, actor, { action: 'lead.note', subject: 'lead', subjectId: leadId, detail: {} }, now)
  return id
}

/** Contact details go when somebody asks for it; that they went, and why, stays in the audit list. */
export async function deleteLead(tx: Tx, { leadId, reason, actor, now }: By & { reason: string }) {
  await lockLead(tx, leadId)
  await tx.deleteFrom('lead').where('id', '=', leadId).execute()
  await audit(
    tx,
    actor,
    { action: 'lead.delete', subject: 'lead', subjectId: leadId, detail: { reason } },
    now,
  )
}
