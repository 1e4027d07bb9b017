import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Points } from '../rules.ts'
import { countedVersion } from './assignment.views.ts'

/** Sheets (s) that are locked and count: of assignments (a) that stand, about the version that their round (r) scores. */
const lockedSheets = sql`review_sheet s
      join review_assignment a on a.id = s.assignment_id and a.state = 'assigned'
      join review_round r on r.id = a.round_id
      join spic_proposal p on p.id = s.proposal_id and s.locked_at is not null and s.version = ${countedVersion}`

type Locked = {
  assignmentId: number
  proposalId: number
  reviewerId: number
  version: number
  points: Points
  total: string
  lockedAt: Date
  toAuthors: string
  toPanel: string
}

/** Those of a round. */
export async function lockedSheetsOf(db: Db | Tx, roundId: number) {
  const { rows } = await sql<Locked>`
    select s.assignment_id as "assignmentId", s.proposal_id as "proposalId", a.reviewer_id as "reviewerId", s.version,
      s.points, s.total, s.locked_at as "lockedAt", s.to_authors as "toAuthors", s.to_panel as "toPanel"
    from ${lockedSheets}
    where a.round_id = ${roundId}
    order by s.assignment_id`.execute(db)
  return rows.map(row => ({ ...row, total: Number(row.total) }))
}

/** What reviewers wrote for the authors of each proposal, in all rounds, without who wrote it. */
export async function commentsForAuthors(
  db: Db | Tx,
  proposalIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (proposalIds.length === 0) return new Map()
  // By what was written, so that the order does not tell who wrote it.
  const { rows } = await sql<{ proposal_id: number; to_authors: string }>`
    select s.proposal_id, s.to_authors
    from ${lockedSheets}
    where s.proposal_id = any(${[...proposalIds]}::bigint[])
    order by s.to_authors`.execute(db)
  const written = rows.filter(row => row.to_authors.trim() !== '')
  return new Map(
    [...Map.groupBy(written, row => row.proposal_id)].map(([id, of]) => [
      id,
      of.map(row => row.to_authors.trim()),
    ]),
  )
}
