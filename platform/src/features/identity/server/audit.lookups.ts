import type { Tx } from '../../../base/database/tables.ts'

export type AuditEntry = {
  at: Date
  actorId: number | null
  /** `team.ban`: what was done to what. */ action: string
  subject: string
  subjectId: number | null
  detail: object
  address: string | null
}

/** Writes down who did what to whom, in the transaction that does it. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      at: entry.at,
      actor_id: entry.actorId,
      action: entry.action,
      subject: entry.subject,
      subject_id: entry.subjectId,
      detail: JSON.stringify(entry.detail),
      address: entry.address,
    })
    .execute()
}
