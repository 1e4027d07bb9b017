import { sql } from 'kysely'
import type { Db } from '../../../../base/database/tables.ts'

export type Cells = readonly (string | number | boolean | Date | null)[]
type Table = { name: string; columns: readonly string[]; rows: Cells[] }

const tableOf = (
  name: string,
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
): Table => ({
  name,
  columns,
  rows: rows.map(row => columns.map(column => cellOf(row[column]))),
})

function cellOf(value: unknown): Cells[number] {
  if (value === null || value === undefined) return null
  if (value instanceof Date || typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const queries = (editionId: number) => ({
  reviewers: sql<Record<string, unknown>>`
    select id, account, name, organisation, email, role, capacity, disabled_at, created_at
    from reviewer where edition_id = ${editionId} order by id`,
  rounds: sql<Record<string, unknown>>`
    select id, kind, due_at, per_proposal, is_normalised, trim::float8 as trim, disagreement::float8 as disagreement, opened_at,
      closed_at from review_round where edition_id = ${editionId} order by id`,
  conflicts: sql<Record<string, unknown>>`
    select reviewer_id, proposal_id, source, reason, created_at from review_conflict
    where edition_id = ${editionId} order by created_at, reviewer_id, proposal_id`,
  waivers: sql<Record<string, unknown>>`
    select reviewer_id, proposal_id, reason, created_at from review_waiver
    where edition_id = ${editionId} order by created_at, reviewer_id, proposal_id`,
  assignments: sql<Record<string, unknown>>`
    select id, round_id, reviewer_id, proposal_id, state, reason, created_at, ended_at from review_assignment
    where edition_id = ${editionId} order by id`,
  criteria: sql<Record<string, unknown>>`
    select c.id, c.track_id, c.sort, c.name_zh, c.name_en, c.weight, c.most, c.levels
    from review_criterion c join spic_track t on t.id = c.track_id where t.edition_id = ${editionId} order by c.track_id, c.sort, c.id`,
  sheets: sql<Record<string, unknown>>`
    select s.assignment_id, a.round_id, a.reviewer_id, s.proposal_id, s.version, s.points, s.to_authors, s.to_panel, s.seconds,
      s.saved_at, s.total::float8 as total, s.locked_at
    from review_sheet s join review_assignment a on a.id = s.assignment_id
    where a.edition_id = ${editionId} order by s.assignment_id`,
  'sheet-events': sql<Record<string, unknown>>`
    select h.id, h.assignment_id, h.at, h.action, h.reviewer_id, h.reason, h.version, h.points, h.total::float8 as total
    from review_sheet_event h join review_assignment a on a.id = h.assignment_id
    where a.edition_id = ${editionId} order by h.id`,
  decisions: sql<Record<string, unknown>>`
    select round_id, proposal_id, outcome, is_by_rule, reason, why, score::float8 as score, decided_by, decided_at
    from review_decision where edition_id = ${editionId} order by round_id, proposal_id`,
  rejections: sql<Record<string, unknown>>`
    select j.proposal_id, j.reason, j.rejected_by, j.rejected_at
    from review_rejection j join spic_proposal p on p.id = j.proposal_id where p.edition_id = ${editionId} order by j.proposal_id`,
  // Contacts were given to the other side alone.
  interests: sql<Record<string, unknown>>`
    select reviewer_id, proposal_id, message, created_at, answer, answered_at
    from review_interest where edition_id = ${editionId} order by created_at, reviewer_id, proposal_id`,
  slots: sql<Record<string, unknown>>`
    select s.round_id, s.proposal_id, s.starts_at, s.minutes, s.place, s.told
    from review_slot s join review_round r on r.id = s.round_id where r.edition_id = ${editionId} order by s.starts_at, s.id`,
})

/** The tables of a review, one after another, as they stand. */
export async function* archivedTables(db: Db, editionId: number): AsyncGenerator<Table> {
  for (const [name, query] of Object.entries(queries(editionId))) {
    const { rows } = await query.execute(db)
    yield tableOf(name, Object.keys(rows[0] ?? {}), rows)
  }
}

const eventsAFile = 20_000

/** What reviewers looked at and did, in files that each fit into memory. */
export async function* archivedTrace(db: Db, editionId: number): AsyncGenerator<Table> {
  const columns = ['id', 'at', 'reviewer_id', 'address', 'action', 'proposal_id', 'detail']
  let last = 0
  for (let part = 1; ; part++) {
    const { rows } = await sql<Record<string, unknown> & { id: number }>`
      select id, at, reviewer_id, address, action, proposal_id, detail from review_event
      where edition_id = ${editionId} and id > ${last} order by id limit ${eventsAFile}`.execute(db)
    if (rows.length === 0 && part > 1) return
    yield tableOf(`trace-${String(part).padStart(3, '0')}`, columns, rows)
    if (rows.length < eventsAFile) return
    last = Number(rows.at(-1)?.id)
  }
}
