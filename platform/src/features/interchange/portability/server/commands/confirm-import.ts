import { json } from '../../../../../base/database/json.ts'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { portabilityFaults } from '../../faults.ts'
import type { Choices } from '../../schema.ts'
import { importJob } from '../job.ts'

type Confirm = {
  importId: number
  choices: Choices | null
  actor: Actor
  now: Date
  /** Who imports it then: usually a worker. */ by?: 'worker' | 'caller'
}

/** Says yes to a preview: from then on the job imports it, once. A failed one may be asked for again. */
export async function confirmImport(
  tx: Tx,
  { importId, choices, actor, now, by = 'worker' }: Confirm,
): Promise<void> {
  const confirmed = await tx
    .updateTable('competition_import')
    .set({
      state: 'waiting',
      choices: json<Choices | Record<string, never>>(choices ?? {}),
      progress: 0,
      fault: null,
      issues: json([]),
      ended_at: null,
    })
    .where('id', '=', importId)
    .where('state', 'in', ['previewed', 'failed'])
    .executeTakeFirst()
  if (confirmed.numUpdatedRows === 0n) throw new Failure(portabilityFaults.importedAlready)
  await audit(tx, actor, { action: 'import.confirm', subject: 'import', subjectId: importId }, now)
  if (by === 'worker') await enqueue(tx, importJob, { importId }, { key: `import:${importId}` })
}
