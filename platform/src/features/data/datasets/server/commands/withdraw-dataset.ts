import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { datasetFaults } from '../../faults.ts'

type Ask = {
  competitionId: number
  datasetId: number
  isWithdrawn: boolean
  reason: string
  actor: Actor
  now: Date
}

/** Takes a dataset of a competition from its competitors, or gives it back. Where it is so already, nothing changes. */
export async function withdrawDataset(tx: Tx, ask: Ask): Promise<{ isWithdrawn: boolean; at: Date | null }> {
  const { competitionId, datasetId, isWithdrawn, reason, actor, now } = ask
  const row = await tx
    .selectFrom('dataset')
    .select(['current_version_id', 'withdrawn_at'])
    .where('id', '=', datasetId)
    .where('competition_id', '=', competitionId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new Failure(datasetFaults.notFound)
  if (row.current_version_id === null) throw new Failure(datasetFaults.notPublic)
  if ((row.withdrawn_at !== null) === isWithdrawn) return { isWithdrawn, at: row.withdrawn_at }
  const at = isWithdrawn ? now : null
  await tx
    .updateTable('dataset')
    .set({ withdrawn_at: at, withdraw_reason: isWithdrawn ? reason : null })
    .where('id', '=', datasetId)
    .execute()
  await audit(
    tx,
    actor,
    {
      action: isWithdrawn ? 'dataset.withdraw' : 'dataset.restore',
      subject: 'dataset',
      subjectId: datasetId,
      detail: { reason },
    },
    now,
  )
  return { isWithdrawn, at }
}
