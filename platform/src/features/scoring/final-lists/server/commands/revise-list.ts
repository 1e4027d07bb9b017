import { audit } from '../../../../../base/audit/audit.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { lockCompetition } from '../../../../competing/competitions/server/public.ts'
import { lockTeamsIn } from '../../../../competing/teams/server/public.ts'
import { computePlaces, fingerprintOf } from '../compute.ts'
import { finalListChanged } from '../hooks.ts'
import { reviseJob } from '../job.ts'
import { placesOfList, standingList } from '../reads.ts'
import { keepPlaces } from './keep-places.ts'

/** Places of these competitions have moved: confirmed lists among them are brought up to date by a job. */
export async function noteMoved(tx: Tx, competitionIds: readonly number[]): Promise<void> {
  if (competitionIds.length === 0) return
  const standing = await tx
    .selectFrom('final_list')
    .select('competition_id')
    .where('competition_id', 'in', competitionIds)
    .where('withdrawn_at', 'is', null)
    .execute()
  for (const { competition_id: competitionId } of standing)
    await enqueue(tx, reviseJob, { competitionId }, { key: `final-list:revise:${competitionId}` })
}

/** Gives a confirmed list the places that its boards have now. Done again it changes nothing. */
export async function reviseList(tx: Tx, competitionId: number, now: Date): Promise<void> {
  await lockTeamsIn(tx, competitionId)
  await lockCompetition(tx, competitionId)
  const list = await standingList(tx, competitionId)
  if (!list) return
  const { places } = await computePlaces(tx, competitionId)
  const kept = (await placesOfList(tx, list.id)).map(row => ({
    subRank: row.sub_rank,
    rank: row.rank,
    teamId: row.team_id,
  }))
  if (fingerprintOf(places) === fingerprintOf(kept)) return
  await keepPlaces(tx, list.id, places)
  await tx.updateTable('final_list').set({ revised_at: now }).where('id', '=', list.id).execute()
  await audit(
    tx,
    { userId: null, address: null },
    {
      action: 'final-list.revise',
      subject: 'competition',
      subjectId: competitionId,
      detail: { listId: list.id, before: kept.length, after: places.length },
    },
    now,
  )
  await finalListChanged.run(tx, competitionId)
}
