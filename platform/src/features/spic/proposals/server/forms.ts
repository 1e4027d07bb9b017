import { Failure } from '../../../../base/contract/failure.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { tagOf } from '../../../../base/http/section.ts'
import { formById, freezeForm } from '../../editions/server/public.ts'
import type { Field } from '../../forms/fields.ts'
import { proposalFaults } from '../faults.ts'

type Form = { id: number; fields: Field[] }

/** Another for every other form, and the same for one that asks the same. */
export const formTagOf = ({ fields }: Pick<Form, 'fields'>): string => tagOf(fields)

/** Keeps a form as it is from now on, if it is the one that was shown to whoever submits its answers. */
export async function freezeShown(
  tx: Tx,
  { id }: Form,
  { formTag, now }: { formTag: string; now: Date },
): Promise<Form> {
  // Frozen first: what it asks for is then what was answered.
  await freezeForm(tx, id, now)
  const form = await formById(tx, id)
  if (formTagOf(form) !== formTag) throw new Failure(proposalFaults.formChanged)
  return form
}
