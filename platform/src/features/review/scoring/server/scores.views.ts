import { sql } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { RoundKind } from '../../assignments/rules.ts'
import { scoringFaults } from '../faults.ts'
import { resultsFrom, type RoundRules } from '../ranking.ts'
import { stateOf } from '../rules.ts'
import { calibrationOf, distancesOf, isOutlier, normalised } from '../statistics.ts'

export type Round = RoundRules & {
  id: number
  editionId: number
  kind: RoundKind
  dueAt: Date | null
  isOpen: boolean
}

async function rounds(db: Db | Tx, by: { editionId: number } | { roundId: number }): Promise<Round[]> {
  const [column, value] =
    'roundId' in by ? (['id', by.roundId] as const) : (['edition_id', by.editionId] as const)
  const rows = await db
    .selectFrom('review_round')
    .selectAll()
    .where(column, '=', value)
    .where('opened_at', 'is not', null)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => ({
    id: row.id,
    editionId: row.edition_id,
    kind: row.kind,
    dueAt: row.due_at,
    isOpen: row.closed_at === null,
    isNormalised: row.is_normalised,
    trim: Number(row.trim),
    disagreement: row.disagreement === null ? null : Number(row.disagreement),
  }))
}

/** The rounds of an edition that were opened, the newest first. */
export const openedRounds = (db: Db | Tx, editionId: number) => rounds(db, { editionId })
export const openedRoundById = async (db: Db | Tx, roundId: number): Promise<Round | undefined> =>
  (await rounds(db, { roundId }))[0]

export async function openedRound(db: Db | Tx, editionId: number, roundId: number): Promise<Round> {
  const found = await openedRoundById(db, roundId)
  if (found?.editionId !== editionId) throw new Failure(scoringFaults.noRound)
  return found
}

type Candidate = { proposal_id: number; title: string; entry: string; track_id: number; submitted_at: Date }

/** What is ranked in a round: in the first all proposals that count, later those that anybody was given to review. */
async function candidates(db: Db | Tx, { id, editionId, kind }: Round): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select p.id as proposal_id, v.title, e.name as entry, v.track_id, v.submitted_at
    from spic_proposal p
      join spic_version v on v.proposal_id = p.id and v.number = p.current_version
      join spic_entry e on e.id = p.entry_id
    where p.edition_id = ${editionId} and p.withdrawn_at is null
      and not exists (select from review_rejection j where j.proposal_id = p.id)
      and (${kind === 'preliminary'} or exists (select from review_assignment a
        where a.round_id = ${id} and a.proposal_id = p.id and a.state = 'assigned'))
    order by p.id`.execute(db)
  return rows
}

const conflictsOf = async (db: Db | Tx, reviewerId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('review_conflict')
      .select('proposal_id')
      .where('reviewer_id', '=', reviewerId)
      .execute()
  ).map(row => row.proposal_id)

/** Everybody's part in a round, with their sheets as far as there are some. */
export async function assignmentsOf(db: Db | Tx, roundId: number) {
  const rows = await db
    .selectFrom('review_assignment as a')
    .innerJoin('reviewer as w', 'w.id', 'a.reviewer_id')
    .leftJoin('review_sheet as s', 's.assignment_id', 'a.id')
    .select([
      'a.id',
      'a.proposal_id',
      'a.reviewer_id',
      'w.name',
      'w.email',
      'w.reminded_at',
      's.tag',
      's.total',
      's.locked_at',
      's.seconds',
    ])
    .where('a.round_id', '=', roundId)
    .where('a.state', '=', 'assigned')
    .orderBy('a.id')
    .execute()
  return rows.map(row => ({
    assignmentId: row.id,
    proposalId: row.proposal_id,
    reviewerId: row.reviewer_id,
    name: row.name,
    email: row.email,
    remindedAt: row.reminded_at,
    state: stateOf(row.tag === null ? undefined : row),
    total: row.total === null ? null : Number(row.total),
    seconds: row.seconds ?? 0,
  }))
}
export type Assignment = Awaited<ReturnType<typeof assignmentsOf>>[number]

const isScored = <T extends { total: number | null }>(one: T): one is T & { total: number } =>
  one.total !== null

/** All that is reckoned of a round: places of proposals, what each reviewer gave, and how reviewers score. */
export async function scoresOf(db: Db | Tx, round: Round, readerId?: number) {
  const [asked, assignments, hidden] = await Promise.all([
    candidates(db, round),
    assignmentsOf(db, round.id),
    readerId === undefined ? ([] as number[]) : conflictsOf(db, readerId),
  ])
  const known = new Map(asked.map(one => [one.proposal_id, one]))
  // What was taken out of the review takes its scores along.
  const counted = assignments.filter(one => known.has(one.proposalId))
  const scores = normalised(counted.filter(isScored))
  const distances = distancesOf(scores)
  const byAssignment = new Map(scores.map(score => [score.assignmentId, score]))
  const cells = Map.groupBy(
    counted.map(({ assignmentId, proposalId, reviewerId, state, total }) => {
      const score = byAssignment.get(assignmentId)
      const distance = (score && distances.get(score)) ?? null
      return {
        assignmentId,
        proposalId,
        reviewerId,
        state,
        total,
        normal: score?.normal ?? null,
        distance,
        isOutlier: isOutlier(distance),
      }
    }),
    one => one.proposalId,
  )
  const results = resultsFrom(
    asked.map(one => ({ proposalId: one.proposal_id, submittedAt: one.submitted_at })),
    scores,
    round,
  )
  return {
    assignments: counted,
    calibration: calibrationOf(scores),
    rows: results.flatMap(result => {
      const of = known.get(result.proposalId)
      // Of what they are in conflict with not even the chief reads scores; its place is kept.
      if (!of || hidden.includes(of.proposal_id)) return []
      const { title, entry, track_id: trackId } = of
      return [{ ...result, title, entry, trackId, cells: cells.get(result.proposalId) ?? [] }]
    }),
  }
}
export type Scores = Awaited<ReturnType<typeof scoresOf>>

/** What a reviewer is in conflict with is not there for them. */
export async function requireNoConflict(db: Db | Tx, reviewerId: number, proposalId: number): Promise<void> {
  if ((await conflictsOf(db, reviewerId)).includes(proposalId)) throw new Failure(scoringFaults.notFound)
}

export const reviewerName = async (db: Db | Tx, id: number): Promise<string> =>
  (await db.selectFrom('reviewer').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name
