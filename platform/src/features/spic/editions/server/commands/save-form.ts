import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { listChangesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import type { Field } from '../../../forms/fields.ts'
import { formIssues } from '../../../forms/rules.ts'
import { editionFaults } from '../../faults.ts'
import { lacksOf, takesFiles } from '../../rules.ts'
import { latestFields, lockEdited } from '../read-edited.ts'
import type { FormRow } from '../reads.ts'
import { requireComplete } from './save-edition.ts'

type Save = {
  editionId: number
  formId: number
  fields: Field[]
  tag: string
  actor: Actor
  now: Date
}

/** Changes what a form asks for, as long as nobody has filled it in. */
export async function saveForm(tx: Tx, ask: Save): Promise<FormRow> {
  const { editionId, formId, fields, tag, actor, now } = ask
  const { row, value, forms } = await lockEdited(tx, editionId)
  const before = await tx
    .selectFrom('spic_form')
    .selectAll()
    .where('id', '=', formId)
    .where('edition_id', '=', editionId)
    // Whoever fills it in at this moment freezes it first.
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw new Failure(editionFaults.noForm)
  if (before.frozen_at !== null) throw new Failure(editionFaults.formInUse)
  requireUnchanged({ fields: before.fields }, tag)
  const issues = formIssues(fields, { takesFiles: takesFiles(before.purpose) })
  if (issues.length > 0)
    throw new Failure(editionFaults.wrongForm, {
      issues: issues.map(({ path, code }) => ({ path: `body.value.${path}`, code })),
    })
  if (row.published_at !== null) {
    const after = { ...latestFields(forms), [before.purpose]: fields }
    requireComplete(lacksOf(value, after).filter(lack => lack.startsWith('forms.')))
  }
  const saved = await tx
    .updateTable('spic_form')
    .set({ fields: json(fields), updated_at: now })
    .where('id', '=', formId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await audit(
    tx,
    actor,
    {
      action: 'spic.form',
      subject: 'spic_form',
      subjectId: formId,
      detail: {
        editionId,
        purpose: before.purpose,
        version: before.version,
        ...listChangesOf(before.fields, fields, field => field.key),
      },
    },
    now,
  )
  return saved
}
