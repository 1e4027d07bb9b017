import type { Db, Tx } from '../../../../base/database/tables.ts'
import { roundKinds, type RoundKind } from '../../assignments/rules.ts'
import { keptOut, roundsOf, type Round } from '../../assignments/server/public.ts'

/** Which proposals of an edition are in a round: none that is rejected, and of a later round what the last decided one before it shortlisted. */
export async function takesPartIn(
  db: Db | Tx,
  { editionId, kind, rounds }: { editionId: number; kind: RoundKind; rounds?: readonly Round[] },
): Promise<(proposalId: number) => boolean> {
  const before = roundKinds.slice(0, roundKinds.indexOf(kind))
  const earlier = (rounds ?? (await roundsOf(db, editionId))).filter(round => before.includes(round.kind))
  const [out, decided] = await Promise.all([
    keptOut(db, editionId),
    earlier.length === 0
      ? []
      : db
          .selectFrom('review_decision')
          .select(['round_id', 'proposal_id', 'outcome'])
          .where(
            'round_id',
            'in',
            earlier.map(round => round.id),
          )
          .execute(),
  ])
  const last = earlier.findLast(round => decided.some(row => row.round_id === round.id))
  if (!last) return id => !out.has(id)
  const shortlisted = new Set(
    decided
      .filter(row => row.round_id === last.id && row.outcome === 'shortlisted')
      .map(row => row.proposal_id),
  )
  return id => !out.has(id) && shortlisted.has(id)
}
