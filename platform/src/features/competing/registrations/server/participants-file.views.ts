import { sql } from 'kysely'
import { csvLine, csvStart } from '../../../../base/csv/csv.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Context } from '../../../../base/http/context.ts'
import { sendCsv } from '../../../../base/http/send-csv.ts'
import type { Entry, EntryField } from '../../competitions/entry-form.ts'
import { participantsWhere, type ParticipantFilters } from './participants.views.ts'

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
type Row = Record<(typeof head)[number], string | number | Date | null> & { entry: Entry }
type Competition = { id: number; entry_fields: EntryField[] }

/** The file's rows, the newest first; only one page of them is in memory. Each question of the entry form is a column. */
async function* lines(db: Db, { id, entry_fields: fields }: Competition, query: ParticipantFilters) {
  // By their codes, which the organiser chose for this and which no language changes.
  const asked = fields.map(({ key }) => `entry_${key}`)
  yield csvStart + csvLine([...head, ...asked, 'earlier_answers'])
  let after = sql`true`
  for (;;) {
    const { rows } = await sql<Row>`
      with page as (
        select * from registration r where ${participantsWhere(id, query)} and ${after}
        order by r.created_at desc, r.user_id desc limit ${atOnce}
      )
      select p.user_id, u.user_name as "user", u.email, p.state, p.created_at as signed_up_at, m.team_id, t.name as team,
        m.role, p.agreement_version, i.user_name as invited_by, p.decided_at, d.user_name as decided_by,
        p.decision_reason, p.entry
      from page p join app_user u on u.id = p.user_id
      left join team_member m on m.competition_id = p.competition_id and m.user_id = p.user_id
      left join team t on t.id = m.team_id
      left join app_user i on i.id = p.invited_by
      left join app_user d on d.id = p.decided_by
      order by p.created_at desc, p.user_id desc`.execute(db)
    yield rows.map(row => csvLine([...head.map(name => row[name]), ...answers(fields, row.entry)])).join('')
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = sql`(r.created_at, r.user_id) < (${last.signed_up_at}, ${last.user_id})`
  }
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
