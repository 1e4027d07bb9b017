import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'

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
  if (Buffer.isBuffer(value)) return value.toString('hex')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const queries = (editionId: number) => ({
  tracks: sql<Record<string, unknown>>`
    select id, sort, name_zh, name_en, about_zh, about_en, quota from spic_track where edition_id = ${editionId} order by sort, id`,
  forms: sql<Record<string, unknown>>`
    select id, purpose, version, fields, frozen_at, created_at from spic_form where edition_id = ${editionId} order by id`,
  entries: sql<Record<string, unknown>>`
    select id, track_id, kind, name, owner_id, form_id, answers, signed_up_at, created_at from spic_entry
    where edition_id = ${editionId} order by id`,
  members: sql<Record<string, unknown>>`
    select entry_id, user_id, joined_at from spic_member where edition_id = ${editionId} order by entry_id, user_id`,
  versions: sql<Record<string, unknown>>`
    select v.proposal_id, v.number, v.form_id, v.track_id, v.title, v.answers, v.submitted_at, v.submitted_by, v.sha256
    from spic_version v join spic_proposal p on p.id = v.proposal_id where p.edition_id = ${editionId}
    order by v.proposal_id, v.number`,
  files: sql<Record<string, unknown>>`
    select f.id, f.proposal_id, f.name, f.kind, f.sha256, f.size, f.uploaded_by, f.created_at
    from spic_file f join spic_proposal p on p.id = f.proposal_id where p.edition_id = ${editionId} order by f.id`,
  unwanted: sql<Record<string, unknown>>`
    select u.proposal_id, u.name, u.organisation, u.reason
    from spic_unwanted u join spic_proposal p on p.id = u.proposal_id where p.edition_id = ${editionId} order by u.id`,
  'reviewer-tracks': sql<Record<string, unknown>>`
    select reviewer_id, track_id from reviewer_track where edition_id = ${editionId} order by reviewer_id, track_id`,
  matchings: sql<Record<string, unknown>>`
    select m.id, m.round_id, m.at, m.by_id, m.seed, m.detail, m.applied_at
    from review_matching m join review_round r on r.id = m.round_id where r.edition_id = ${editionId} order by m.id`,
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
    select c.id, c.track_id, c.sort, c.name_zh, c.name_en, c.help_zh, c.help_en, c.weight, c.most, c.levels
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

/** The tables of an edition, one after another, as they stand; of an empty one what its columns are called. */
export async function* archivedTables(db: Tx, editionId: number): AsyncGenerator<Table> {
  for (const [name, query] of Object.entries(queries(editionId))) {
    const { rows } = await query.execute(db)
    const [first] =
      rows.length > 0
        ? rows
        : (
            await sql<Record<string, unknown>>`
              select q.* from (select) one left join (${query}) q on true`.execute(db)
          ).rows
    yield tableOf(name, Object.keys(first ?? {}), rows)
  }
}

/** The last that reviewers did. */
export async function lastTraced(db: Tx, editionId: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 0)::float8 as last from review_event where edition_id = ${editionId}`.execute(db)
  return rows[0]?.last ?? 0
}

const eventsAFile = 20_000

/** What reviewers looked at and did, in files that each fit into memory; nothing of it changes meanwhile. */
export async function* archivedTrace(db: Db, editionId: number, until: number): AsyncGenerator<Table> {
  const columns = ['id', 'at', 'reviewer_id', 'address', 'action', 'proposal_id', 'detail']
  let last = 0
  for (let part = 1; ; part++) {
    const { rows } = await sql<Record<string, unknown> & { id: number }>`
      select id, at, reviewer_id, address, action, proposal_id, detail from review_event
      where edition_id = ${editionId} and id > ${last} and id <= ${until} order by id limit ${eventsAFile}`.execute(
      db,
    )
    if (rows.length === 0 && part > 1) return
    yield tableOf(`trace-${String(part).padStart(3, '0')}`, columns, rows)
    if (rows.length < eventsAFile) return
    last = Number(rows.at(-1)?.id)
  }
}
