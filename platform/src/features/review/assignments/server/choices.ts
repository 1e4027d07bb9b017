import { reviewRole } from '../../../../base/http/reviewer.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { assignmentFaults } from '../faults.ts'
import { isOfTrack } from '../matching.rules.ts'
import type { DeniedCause } from '../rules.ts'
import { reviewersOf } from './edition.views.ts'
import { conflictsByRule, standingOf } from './problem.ts'
import type { Round } from './rounds.ts'

export type Choice = {
  id: number
  name: string
  organisation: string
  assigned: number
  capacity: number
  denied: DeniedCause | null
}

/** Whoever reads proposals without scoring, and is not in conflict with this one yet. */
export async function readersFor(db: Db, editionId: number, proposalId: number) {
  const known = await db
    .selectFrom('review_conflict')
    .select('reviewer_id')
    .where('proposal_id', '=', proposalId)
    .execute()
  return (await reviewersOf(db, editionId)).filter(
    ({ id, role }) => role !== reviewRole.expert && !known.some(one => one.reviewer_id === id),
  )
}

/** All experts of an edition who score, with why one cannot be given a proposal; those who can in front, with least to do first. */
export async function choicesFor(db: Db | Tx, round: Round, proposalId: number): Promise<Choice[]> {
  const { reviewers, proposals, had, conflicts } = await standingOf(db, round)
  const proposal = proposals.find(one => one.id === proposalId)
  if (!proposal) throw new Failure(assignmentFaults.notFound)
  const found = await conflictsByRule(db, round.edition_id, proposalId)
  const barred = new Set([
    ...conflicts.filter(([id]) => id === proposalId).map(([, id]) => id),
    ...found.map(one => one.reviewerId),
  ])
  const assigned = had.filter(one => one.state === 'assigned')
  return reviewers
    .map((reviewer): Choice => {
      const { id, name, organisation, capacity } = reviewer
      const own = assigned.filter(one => one.reviewer_id === id)
      const causes: [boolean, DeniedCause][] = [
        [own.some(one => one.proposal_id === proposalId), 'assigned'],
        [barred.has(id), 'conflict'],
        [reviewer.isDisabled, 'disabled'],
        [!isOfTrack(reviewer, proposal.track_id), 'track'],
        [own.length >= capacity, 'full'],
      ]
      const denied = causes.find(([is]) => is)?.[1] ?? null
      return { id, name, organisation, capacity, assigned: own.length, denied }
    })
    .toSorted(
      (a, b) =>
        Number(a.denied !== null) - Number(b.denied !== null) || a.assigned - b.assigned || a.id - b.id,
    )
}
