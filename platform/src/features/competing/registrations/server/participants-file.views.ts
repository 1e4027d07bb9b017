import { sql } from 'kysely'
import { csvLine, csvStart } from '../../../../base/csv/csv.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Context } from '../../../../base/http/context.ts'
import { sendCsv } from '../../../../base/http/send-csv.ts'
import type { Entry, EntryField } from '../../competitions/entry-form.ts'
import { participantRows, participantsWhere, type ParticipantFilters } from './participants.views.ts'

const atOnce = 1_000
const head = [
  'user_id',
  'user',
  'email',
  'state',
  'signed_up_at',
  'team_id',
  'team',
  'role',
  'agreement_version',
  'invited_by',
  'decided_at',
  'decided_by',
  'decision_reason',
] as const
type Row = Awaited<ReturnType<typeof participantRows>>[number]
type Competition = { id: number; entry_fields: EntryField[] }

/** The file's rows, the newest first; only one page of them is in memory. Each question of the entry form is a column. */
async function* lines(db: Db, { id, entry_fields: fields }: Competition, query: ParticipantFilters) {
  // By their codes, which the organiser chose for this and which no language changes.
  const asked = fields.map(({ key }) => `entry_${key}`)
  yield csvStart + csvLine([...head, ...asked, 'earlier_answers'])
  let after = sql`true`
  for (;;) {
    const rows = await participantRows(db, sql<boolean>`${participantsWhere(id, query)} and ${after}`, {
      limit: atOnce,
    })
    yield rows.map(row => csvLine([...cells(row), ...answers(fields, row.entry)])).join('')
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = sql`(r.created_at, r.user_id) < (${last.created_at}, ${last.user_id})`
  }
}

/** One cell for each name of `head`. */
const cells = (row: Row) => {
  const told: Record<(typeof head)[number], string | number | Date | null> = {
    ...row,
    user: row.user_name,
    signed_up_at: row.created_at,
    invited_by: row.inviter,
    decided_by: row.decider,
  }
  return head.map(name => told[name])
}

/** One cell a question, and one for what an earlier form asked. */
function answers(fields: readonly EntryField[], entry: Entry): string[] {
  const earlier = Object.keys(entry).filter(key => entry[key] && !fields.some(field => field.key === key))
  return [
    ...fields.map(({ key }) => (Object.hasOwn(entry, key) ? (entry[key] ?? '') : '')),
    earlier.map(key => `${key}: ${entry[key]}`).join('; '),
  ]
}

/** Sends a competition's participants as a CSV file, from the first page on. */
export function sendParticipants(
  context: Pick<Context, 'exchange' | 'db'>,
  competition: Competition,
  query: ParticipantFilters,
): void {
  sendCsv(context, `participants-${competition.id}.csv`, lines(context.db, competition, query))
}
