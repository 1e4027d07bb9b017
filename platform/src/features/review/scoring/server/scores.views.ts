import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { conflictsOf, settingsOf, takesPart, type Round } from '../../assignments/server/public.ts'
import { countedVersion } from './assignment.views.ts'
import { currentProposals } from '../../../spic/proposals/server/public.ts'
import { resultsFrom } from '../ranking.ts'
import { stateOf, type SheetState } from '../rules.ts'
import { calibrationOf, distancesOf, isOutlier, normalised } from '../statistics.ts'

/** What is ranked in a round. */
async function candidates(db: Db | Tx, { edition_id: editionId, kind }: Round) {
  const [proposals, isIn] = await Promise.all([
    currentProposals(db, editionId)
      .select([
        'proposal.id as proposalId',
        'version.title',
        'entry.name as entry',
        'version.track_id as trackId',
        'version.submitted_at as submittedAt',
      ])
      .orderBy('proposal.id')
      .execute(),
    takesPart.run(db, { editionId, kind }),
  ])
  return proposals.filter(one => isIn(one.proposalId))
}

type Row = {
  id: number
  proposal_id: number
  reviewer_id: number
  name: string
  email: string
  is_disabled: boolean
  reminded_at: Date | null
  has_sheet: boolean
  is_old: boolean
  total: string | null
  locked_at: Date | null
  seconds: number
}
export type Assignment = {
  assignmentId: number
  proposalId: number
  reviewerId: number
  name: string
  email: string
  remindedAt: Date | null
  state: SheetState
  /** Whether it is about a version that was replaced while the round was open: what was given to that counts no more. */
  isOld: boolean
  /** Of a sheet that counts. */
  total: number | null
  seconds: number
}

/**
 * Everybody's part in a round, with their sheets as far as there are some. Who is disabled has no more part than what they
 * have finished.
 */
export async function assignmentsOf(db: Db | Tx, roundId: number): Promise<Assignment[]> {
  const { rows } = await sql<Row>`
    select a.id, a.proposal_id, a.reviewer_id, w.name, w.email, w.disabled_at is not null as is_disabled, w.reminded_at,
      s.assignment_id is not null as has_sheet, coalesce(s.version <> ${countedVersion}, false) as is_old, s.total, s.locked_at,
      coalesce(s.seconds, 0) as seconds
    from review_assignment a
      join review_round r on r.id = a.round_id
      join reviewer w on w.id = a.reviewer_id
      join spic_proposal p on p.id = a.proposal_id
      left join review_sheet s on s.assignment_id = a.id
    where a.round_id = ${roundId} and a.state = 'assigned'
    order by a.id`.execute(db)
  return rows
    .map(row => ({
      assignmentId: row.id,
      proposalId: row.proposal_id,
      reviewerId: row.reviewer_id,
      name: row.name,
      email: row.email,
      isDisabled: row.is_disabled,
      remindedAt: row.reminded_at,
      state: stateOf(row.has_sheet ? row : undefined),
      isOld: row.is_old,
      total: row.total === null || row.is_old ? null : Number(row.total),
      seconds: row.seconds,
    }))
    .filter(one => isScored(one) || !one.isDisabled)
}

const isScored = <T extends { total: number | null }>(one: T): one is T & { total: number } =>
  one.total !== null
/** How many sheets of these count. */
export const scoredIn = (list: readonly { total: number | null }[]): number => list.filter(isScored).length

/** All that is reckoned of a round: places of proposals, what each reviewer gave, and how reviewers score. */
export async function scoresOf(db: Db | Tx, round: Round, readerId?: number) {
  const [asked, assignments, hidden] = await Promise.all([
    candidates(db, round),
    assignmentsOf(db, round.id),
    readerId === undefined ? new Set<number>() : conflictsOf(db, readerId),
  ])
  const known = new Map(asked.map(one => [one.proposalId, one]))
  // What was taken out of the review takes its scores along.
  const counted = assignments.filter(one => known.has(one.proposalId))
  const scores = normalised(counted.filter(isScored))
  const distances = distancesOf(scores)
  const byAssignment = new Map(scores.map(score => [score.assignmentId, score]))
  const cells = Map.groupBy(
    counted.map(({ assignmentId, proposalId, reviewerId, state, isOld, total }) => {
      const score = byAssignment.get(assignmentId)
      const distance = (score && distances.get(score)) ?? null
      return {
        assignmentId,
        proposalId,
        reviewerId,
        state,
        isOld,
        total,
        normal: score?.normal ?? null,
        distance,
        isOutlier: isOutlier(distance),
      }
    }),
    one => one.proposalId,
  )
  return {
    assignments: counted,
    calibration: calibrationOf(scores),
    rows: resultsFrom(asked, scores, settingsOf(round)).flatMap(result => {
      const of = known.get(result.proposalId)
      // Of what they are in conflict with not even the chief reads scores; its place is kept.
      if (!of || hidden.has(of.proposalId)) return []
      const { title, entry, trackId } = of
      return [{ ...result, title, entry, trackId, cells: cells.get(result.proposalId) ?? [] }]
    }),
  }
}
export type Scores = Awaited<ReturnType<typeof scoresOf>>
