import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { lockCompetition } from '../../../../competing/competitions/server/public.ts'
import { portabilityFaults } from '../../faults.ts'
import { exportJob } from '../job.ts'

/** Asks for an archive of a competition. One is made at a time. */
export async function requestExport(
  tx: Tx,
  { competitionId, actor, now }: { competitionId: number; actor: Actor; now: Date },
): Promise<{ id: number }> {
  await lockCompetition(tx, competitionId)
  const running = await tx
    .selectFrom('competition_export')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (running) throw new Failure(portabilityFaults.exportRuns)
  const made = await tx
    .insertInto('competition_export')
    .values({
      competition_id: competitionId,
      made_by: actor.userId,
      fault: null,
      file_name: null,
      size: null,
      entries_key: null,
      created_at: now,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(
    tx,
    actor,
    {
      action: 'competition.export',
      subject: 'competition',
      subjectId: competitionId,
      detail: { export: made.id },
    },
    now,
  )
  await enqueue(tx, exportJob, { exportId: made.id }, { key: `export:${made.id}` })
  return made
}
