import { sql } from 'kysely'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { datasetFaults } from '../../faults.ts'

type Ask = { competitionId: number; ids: readonly number[]; actor: Actor; now: Date }

/** Puts the datasets that somebody saw into this order; answers the one that stands now. */
export async function orderDatasets(tx: Tx, ask: Ask): Promise<number[]> {
  const { competitionId, ids, actor, now } = ask
  const rows = await tx
    .selectFrom('dataset')
    .select('id')
    .where('competition_id', '=', competitionId)
    .orderBy('sort')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const before = rows.map(row => row.id)
  const given = new Set(ids)
  if (ids.some(id => !before.includes(id))) throw new Failure(datasetFaults.notFound)
  const after = [...ids, ...before.filter(id => !given.has(id))]
  await sql`
    update dataset d set sort = placed.sort
    from unnest(${after}::bigint[]) with ordinality as placed (id, sort)
    where d.id = placed.id and d.sort <> placed.sort`.execute(tx)
  await audit(
    tx,
    actor,
    {
      action: 'dataset.order',
      subject: 'competition',
      subjectId: competitionId,
      detail: { before, after },
    },
    now,
  )
  return after
}
