import { json } from '../../../../../base/database/json.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { datasetFaults } from '../../faults.ts'
import { clashes } from '../../rules.ts'
import { newPath } from './new-path.ts'
import type { Field } from '../../schema.ts'
import { ensureDraft } from './ensure-draft.ts'

type Change = {
  name: string
  newName?: string | undefined
  descriptionZh?: string | undefined
  descriptionEn?: string | undefined
  fields?: Field[] | undefined
}
type Ask = { datasetId: number; remove: string[]; change: Change[]; userId: number; now: Date }

/** Removes, renames and describes files of the draft, which are known by their names. */
export async function changeFiles(tx: Tx, ask: Ask): Promise<{ affectedRows: number }> {
  const draft = await ensureDraft(tx, ask)
  if (ask.remove.length > 0)
    await tx
      .deleteFrom('dataset_file')
      .where('version_id', '=', draft.id)
      .where('name', 'in', ask.remove)
      .execute()
  const names = (
    await tx.selectFrom('dataset_file').select('name').where('version_id', '=', draft.id).execute()
  ).map(row => row.name)
  for (const [index, change] of ask.change.entries()) {
    const at = names.indexOf(change.name)
    if (at < 0) throw new Failure(datasetFaults.fileNotFound, { issues: [issue(index, 'name')] })
    const name = change.newName === undefined ? change.name : renamed(names, at, change.newName, index)
    await tx
      .updateTable('dataset_file')
      .set({
        name,
        ...(change.descriptionZh === undefined ? {} : { description_zh: change.descriptionZh }),
        ...(change.descriptionEn === undefined ? {} : { description_en: change.descriptionEn }),
        ...(change.fields === undefined ? {} : { fields: json(change.fields.filter(isSaid)) }),
      })
      .where('version_id', '=', draft.id)
      .where('name', '=', change.name)
      .execute()
    names[at] = name
  }
  return { affectedRows: ask.remove.length + ask.change.length }
}

function renamed(names: readonly string[], at: number, newName: string, index: number): string {
  const name = newPath(newName, issue(index, 'newName').path, names)
  if (clashes(name, names.toSpliced(at, 1)))
    throw new Failure(datasetFaults.nameTaken, { issues: [issue(index, 'newName')] })
  return name
}

const issue = (index: number, field: string) => ({ path: `body.change.${index}.${field}`, code: 'custom' })
const isSaid = (field: Field) => field.zh !== '' || field.en !== ''
