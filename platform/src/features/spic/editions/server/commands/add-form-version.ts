import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { editionFaults } from '../../faults.ts'
import type { FormPurpose } from '../../rules.ts'
import { currentForm, lockEdition, type FormRow } from '../reads.ts'

type Add = { editionId: number; purpose: FormPurpose; actor: Actor; now: Date }

/** The next version of a form that is in use: who has filled in an earlier one keeps that. */
export async function addFormVersion(tx: Tx, { editionId, purpose, actor, now }: Add): Promise<FormRow> {
  await lockEdition(tx, editionId, 'update')
  const last = await currentForm(tx, editionId, purpose)
  if (last.frozen_at === null) throw new Failure(editionFaults.formOpen)
  const row = await tx
    .insertInto('spic_form')
    .values({
      edition_id: editionId,
      purpose,
      version: last.version + 1,
      fields: json(last.fields),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await audit(
    tx,
    actor,
    {
      action: 'spic.next-form',
      subject: 'spic_form',
      subjectId: row.id,
      detail: { editionId, purpose, version: row.version },
    },
    now,
  )
  return row
}
