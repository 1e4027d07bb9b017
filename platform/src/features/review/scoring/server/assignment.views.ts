import { sql, type RawBuilder } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { inReview } from '../../assignments/server/public.ts'
import { scoringFaults } from '../faults.ts'
import type { Points } from '../rules.ts'

export type Assigned = {
  assignment_id: number
  round_id: number
  reviewer_id: number
  proposal_id: number
  current_version: number
  /** What scores of the round are about. */
  counted_version: number
  is_open: boolean
  sheet: {
    version: number
    points: Points
    to_authors: string
    to_panel: string
    seconds: number
    tag: number
    saved_at: Date
    total: number | null
    locked_at: Date | null
  } | null
}

type Row = Omit<Assigned, 'sheet'> & {
  version: number | null
  points: Points
  to_authors: string
  to_panel: string
  seconds: number
  tag: number
  saved_at: Date
  total: string | null
  locked_at: Date | null
}

/** Assignments (a) that stand once `a.state` says so, of proposals (p) in the review, in rounds (r) that were opened. */
export const standingAssignments = sql`review_assignment a
      join review_round r on r.id = a.round_id and r.opened_at is not null
      join spic_proposal p on p.id = a.proposal_id and ${inReview('p')}`

/** The version of a proposal (p) that scores of a round (r) are about: of one that is over the newest of its time. */
export const countedVersion = sql`case when r.closed_at is null then p.current_version else coalesce(
      (select max(n.number) from spic_version n where n.proposal_id = p.id and n.submitted_at <= r.closed_at),
      p.current_version) end`

/** Each with its sheet. */
async function standing(db: Db | Tx, which: RawBuilder<unknown>): Promise<Assigned[]> {
  const { rows } = await sql<Row>`
    select a.id as assignment_id, a.round_id, a.reviewer_id, a.proposal_id, p.current_version,
      ${countedVersion} as counted_version, r.closed_at is null as is_open, s.version, s.points, s.to_authors, s.to_panel, s.seconds, s.tag, s.saved_at, s.total, s.locked_at
    from ${standingAssignments}
      left join review_sheet s on s.assignment_id = a.id
    where ${which} and a.state = 'assigned'
    order by a.id`.execute(db)
  return rows.map(
    ({ version, points, to_authors, to_panel, seconds, tag, saved_at, total, locked_at, ...row }) => ({
      ...row,
      sheet:
        version === null
          ? null
          : {
              version,
              points,
              to_authors,
              to_panel,
              seconds,
              tag,
              saved_at,
              total: total === null ? null : Number(total),
              locked_at,
            },
    }),
  )
}

/** What of a proposal is assigned in a round, with the sheets. */
export const assignedIn = (db: Db, of: { roundId: number; proposalId: number }): Promise<Assigned[]> =>
  standing(db, sql`a.round_id = ${of.roundId} and a.proposal_id = ${of.proposalId}`)

type Asked = {
  assignmentId: number
  editionId: number
  /** Whose it must be. */
  reviewerId?: number
  /** Who looks at somebody else's, and must not be in conflict with the proposal. */
  chiefId?: number
}

/** One of them; with `lock` neither its round nor its proposal nor its sheet changes before the transaction is over. */
export async function assigned(
  db: Db | Tx,
  { assignmentId, editionId, reviewerId, chiefId }: Asked,
  lock = false,
): Promise<Assigned> {
  if (lock) {
    // The round first, as whoever assigns locks it.
    await sql`
      select from review_round r join review_assignment a on a.round_id = r.id join spic_proposal p on p.id = a.proposal_id
      where a.id = ${assignmentId} for share`.execute(db)
    await sql`select from review_sheet where assignment_id = ${assignmentId} for update`.execute(db)
  }
  const [found] = await standing(
    db,
    sql`a.id = ${assignmentId} and a.edition_id = ${editionId}
      and a.reviewer_id = coalesce(${reviewerId ?? null}, a.reviewer_id)
      and not exists (select from review_conflict c
        where c.proposal_id = a.proposal_id and c.reviewer_id = ${chiefId ?? null}::integer)`,
  )
  if (!found) throw new Failure(scoringFaults.notFound)
  return found
}

/** The track that a version of a proposal was submitted to. */
export async function trackOf(db: Db | Tx, proposalId: number, version: number): Promise<number> {
  const row = await db
    .selectFrom('spic_version')
    .select('track_id')
    .where('proposal_id', '=', proposalId)
    .where('number', '=', version)
    .executeTakeFirst()
  if (!row) throw new Failure(scoringFaults.notFound)
  return row.track_id
}

/** The proposals that a reviewer has still to score: those of the open round that is due first, in the order of their assignment. */
export async function nextOf(db: Db | Tx, reviewerId: number, beside?: number): Promise<number | null> {
  const { rows } = await sql<{ proposal_id: number }>`
    select a.proposal_id
    from ${standingAssignments}
      left join review_sheet s on s.assignment_id = a.id
    where a.reviewer_id = ${reviewerId} and a.state = 'assigned' and r.closed_at is null
      and (s.locked_at is null or s.version <> p.current_version)
      and a.proposal_id is distinct from ${beside ?? null}
    order by r.due_at nulls last, a.id > coalesce((select max(b.id) from review_assignment b
      where b.reviewer_id = a.reviewer_id and b.proposal_id = ${beside ?? null}), 0) desc, a.id
    limit 1`.execute(db)
  return rows[0]?.proposal_id ?? null
}
