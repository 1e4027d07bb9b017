import type { z } from 'zod'
import { json } from '../../../../../base/database/json.ts'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { hashCode } from '../private-code.ts'
import { requireWritten, sidesAt } from '../../../../../base/http/require-written.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { authoredFaults } from '../../authored-faults.ts'
import type { access } from '../../sections.ts'
import { competitionRow, lockCompetition } from '../competition-row.ts'
import { readAccess } from '../sections.ts'

type Access = z.output<typeof access>
type Save = {
  id: number
  value: Access
  tag: string
  code: string | undefined
  actor: Actor
  now: Date
}
const shortestCode = 8

/** Saves who may come in. A new code shuts out those who only knew the old one; people who signed up stay. */
export async function saveAccess(
  tx: Tx,
  { id, value, tag, code, actor, now }: Save,
): Promise<{ access: Access; hasCode: boolean }> {
  const row = await lockCompetition(tx, id)
  const before = readAccess(row)
  requireWritten(
    row.languages,
    value.entryFields.map((field, index) => sidesAt(`body.value.entryFields.${index}`, field, 'label')),
  )
  requireUnchanged(before, tag)
  const isPrivate = value.visibility === 'private'
  const isTooShort = code !== undefined && code.length < shortestCode
  if (isPrivate && (isTooShort || (code === undefined && row.private_code_hash === null)))
    throw new Failure(authoredFaults.codeNeeded, { issues: [{ path: 'body.code', code: 'too_small' }] })
  const hash = isPrivate ? (code === undefined ? row.private_code_hash : await hashCode(code)) : null
  await tx
    .updateTable('competition')
    .set({
      is_open_signup: value.isOpenSignup,
      visibility: value.visibility,
      private_code_hash: hash,
      block_mobile_upload: value.blockMobileUpload,
      requirements: value.requirements,
      contact: value.contact,
      require_approval: value.requireApproval,
      merge_deadline: value.mergeDeadline === null ? null : new Date(value.mergeDeadline),
      entry_fields: json(value.entryFields),
    })
    .where('id', '=', id)
    .execute()
  if (hash !== row.private_code_hash)
    await tx.deleteFrom('competition_access').where('competition_id', '=', id).execute()
  const after = readAccess(await competitionRow(tx, id))
  const detail = {
    ...changesOf(before, after),
    ...(isPrivate && code !== undefined ? { code: 'changed' } : {}),
  }
  await audit(tx, actor, { action: 'competition.access', subject: 'competition', subjectId: id, detail }, now)
  return { access: after, hasCode: hash !== null }
}
