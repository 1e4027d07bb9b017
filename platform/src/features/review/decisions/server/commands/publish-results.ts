import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { lockEdition, markResults } from '../../../../spic/editions/server/public.ts'
import { publishOutcomes } from '../../../../spic/proposals/server/public.ts'
import { decisionFaults } from '../../faults.ts'
import { finalRanking, snapshotOf, standOf, type Prize } from '../results.ts'
import { refusePublished } from '../standing.ts'

type Publish = {
  editionId: number
  digest: string
  prizes: readonly Prize[]
  letter: string
  reason: string
  actor: Actor
  now: Date
}

/** Publishes the results of an edition as they were looked at, once, and tells every team of its own. */
export async function publishResults(
  tx: Tx,
  { editionId, digest, prizes, letter, reason, actor, now }: Publish,
): Promise<{ publishedAt: Date; told: number }> {
  await lockEdition(tx, editionId, 'update')
  await refusePublished(tx, editionId)
  const ranking = await finalRanking(tx, await standOf(tx, editionId))
  if (!ranking) throw new Failure(decisionFaults.notClosed)
  if (ranking.digest !== digest) throw new Failure(decisionFaults.rankingChanged)
  const given = new Map(
    prizes.filter(one => one.prizeZh !== '' || one.prizeEn !== '').map(one => [one.proposalId, one]),
  )
  const isPlaced = (id: number) => ranking.rows.some(row => row.proposalId === id && row.rank !== null)
  if ([...given.keys()].some(id => !isPlaced(id))) throw new Failure(decisionFaults.unknownPrize)
  const snapshot = await snapshotOf(tx, ranking, { prizes: given, letter })
  await tx
    .insertInto('review_publication')
    .values({
      edition_id: editionId,
      published_at: now,
      published_by: actor.userId,
      result: json(snapshot),
    })
    .execute()
  await markResults(tx, { editionId, at: now, now })
  await publishOutcomes(tx, {
    editionId,
    decided: snapshot.proposals.map(({ proposalId, outcome, prizeZh, prizeEn }) => ({
      proposalId,
      outcome,
      prizeZh,
      prizeEn,
      letter,
    })),
    path: `/spic/${editionId}/letter`,
    now,
  })
  const awarded = snapshot.proposals.filter(one => one.outcome === 'awarded')
  await audit(
    tx,
    actor,
    {
      action: 'spic_result.publish',
      subject: 'spic_result',
      subjectId: editionId,
      detail: {
        round: ranking.round.id,
        proposals: snapshot.proposals.length,
        awarded: awarded.map(one => one.proposalId),
        reason,
      },
    },
    now,
  )
  return { publishedAt: now, told: snapshot.proposals.length }
}
