import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { lockCompetition } from '../../../../competing/competitions/server/public.ts'
import { lockTeamsIn } from '../../../../competing/teams/server/public.ts'
import { decidingBoard } from '../../../promotions/rules.ts'
import { finalListFaults } from '../../faults.ts'
import { fingerprintOf } from '../compute.ts'
import { finalListChanged } from '../hooks.ts'
import { tellOfFinalListJob } from '../job.ts'
import { situationOf } from '../situation.ts'
import { keepPlaces } from './keep-places.ts'

/**
 * Confirms the final places of a competition as its organiser saw them. Under the locks of all teams, which whatever
 * moves a place takes too: nothing comes between what is read and what is written.
 */
export async function confirmList(
  tx: Tx,
  ask: { competitionId: number; seen: string; actor: Actor & { userId: number }; now: Date },
): Promise<void> {
  const { competitionId, actor, now } = ask
  await lockTeamsIn(tx, competitionId)
  await lockCompetition(tx, competitionId)
  const { rounds, places, blocked } = await situationOf(tx, competitionId, now)
  if (blocked) throw new Failure(blocked)
  if (fingerprintOf(places) !== ask.seen) throw new Failure(finalListFaults.changedSince)
  const last = rounds.at(-1)
  const { id: listId } = await tx
    .insertInto('final_list')
    .values({
      competition_id: competitionId,
      has_list_b: last !== undefined && decidingBoard(last) === 'B',
      confirmed_at: now,
      confirmed_by: actor.userId,
      revised_at: null,
      withdrawn_at: null,
      withdrawn_by: null,
      withdraw_reason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepPlaces(tx, listId, places)
  await audit(
    tx,
    actor,
    {
      action: 'final-list.confirm',
      subject: 'competition',
      subjectId: competitionId,
      detail: { listId, teams: new Set(places.map(place => place.teamId)).size },
    },
    now,
  )
  await enqueue(tx, tellOfFinalListJob, { listId, what: 'confirmed' }, { key: `final-list:${listId}` })
  await finalListChanged.run(tx, competitionId)
}
