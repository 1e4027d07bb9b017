import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { editionFaults } from '../../faults.ts'
import { lockEdited } from '../read-edited.ts'
import { requireComplete } from './save-edition.ts'

type Publish = { editionId: number; isPublished: boolean; actor: Actor; now: Date }

/** Shows an edition to everybody, or takes it out of sight as long as nobody has begun to take part. */
export async function publishEdition(tx: Tx, { editionId, isPublished, actor, now }: Publish): Promise<void> {
  const { row, forms, lacks } = await lockEdited(tx, editionId)
  if (isPublished === (row.published_at !== null)) return
  if (isPublished) requireComplete(lacks)
  else if (forms.some(form => form.frozen_at !== null)) throw new Failure(editionFaults.inUse)
  await tx
    .updateTable('spic_edition')
    .set({ published_at: isPublished ? now : null, updated_at: now })
    .where('id', '=', editionId)
    .execute()
  await audit(
    tx,
    actor,
    {
      action: isPublished ? 'spic.publish' : 'spic.unpublish',
      subject: 'spic_edition',
      subjectId: editionId,
      detail: { year: row.year },
    },
    now,
  )
}
