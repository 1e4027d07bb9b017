import { json } from '../database/json.ts'
import type { Tx } from '../database/tables.ts'
import type { AuditAction, AuditSubject } from './actions.ts'

/** Who does something, as far as the audit list keeps it. */
export type Actor = { userId: number | null; address: string | null }

export type Audited = {
  action: AuditAction
  subject: AuditSubject
  subjectId: number | null
  /** What was changed and why. Never secrets, scores of a hidden list or data of an identity document. */
  detail?: Record<string, unknown>
}

/** Appends to the audit list, in the transaction of what it tells about. */
export async function audit(tx: Tx, actor: Actor, entry: Audited, now: Date): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      at: now,
      actor_id: actor.userId,
      address: actor.address,
      action: entry.action,
      subject: entry.subject,
      subject_id: entry.subjectId,
      detail: json(entry.detail ?? {}),
    })
    .execute()
}
