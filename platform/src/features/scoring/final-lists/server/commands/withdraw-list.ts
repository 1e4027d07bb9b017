import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { lockCompetition } from '../../../../competing/competitions/server/public.ts'
import { finalListFaults } from '../../faults.ts'
import { finalListChanged } from '../hooks.ts'
import { tellOfFinalListJob } from '../job.ts'

/** Takes a confirmation back, with a reason that the teams are told. The list is kept. */
export async function withdrawList(
  tx: Tx,
  ask: { competitionId: number; reason: string; actor: Actor & { userId: number }; now: Date },
): Promise<void> {
  const { competitionId, reason, actor, now } = ask
  await lockCompetition(tx, competitionId)
  const list = await tx
    .updateTable('final_list')
    .set({ withdrawn_at: now, withdrawn_by: actor.userId, withdraw_reason: reason })
    .where('competition_id', '=', competitionId)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!list) throw new Failure(finalListFaults.notConfirmed)
  await audit(
    tx,
    actor,
    {
      action: 'final-list.withdraw',
      subject: 'competition',
      subjectId: competitionId,
      detail: { listId: list.id, reason },
    },
    now,
  )
  await enqueue(
    tx,
    tellOfFinalListJob,
    { listId: list.id, what: 'withdrawn' },
    { key: `final-list:${list.id}` },
  )
  await finalListChanged.run(tx, competitionId)
}
