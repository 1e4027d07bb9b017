import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Parsed } from '../../../../base/contract/call.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import type { listParticipants } from '../participants.contract.ts'
import { shownAnswer, type EntryField } from '../../competitions/entry-form.ts'

type Answer = z.input<(typeof listParticipants)['answer']>
type Query = Parsed<typeof listParticipants>['query']
export type ParticipantFilters = Pick<Query, 'state' | 'search'>
type Competition = {
  id: number
  zone: string
  require_approval: boolean
  agreement_version: number
  entry_fields: EntryField[]
}

/** Who signed up, the newest first. */
export async function participants(
  db: Db,
  competition: Competition,
  query: Query,
  lang: Lang,
): Promise<Answer> {
  const where = participantsWhere(competition.id, query)
  const [counted, rows] = await Promise.all([
    sql<{ pending: number; approved: number; refused: number; found: number }>`
      select (count(*) filter (where state = 'pending'))::int as pending,
        (count(*) filter (where state = 'approved'))::int as approved,
        (count(*) filter (where state = 'refused'))::int as refused,
        (select count(*)::int from registration r where ${where}) as found
      from registration where competition_id = ${competition.id}`.execute(db),
    page(db, where, query),
  ])
  const [counts] = counted.rows
  return {
    zone: competition.zone,
    requireApproval: competition.require_approval,
    counts: { pending: counts?.pending ?? 0, approved: counts?.approved ?? 0, refused: counts?.refused ?? 0 },
    total: counts?.found ?? 0,
    list: rows.map(row => ({
      user: { id: row.user_id, name: row.user_name, email: row.email },
      team:
        row.team_id === null
          ? null
          : { id: row.team_id, name: row.team ?? '', isCaptain: row.role === 'captain' },
      state: row.state,
      agreementVersion: row.agreement_version,
      isCurrent: row.agreement_version === competition.agreement_version,
      entry: entryOf(competition.entry_fields, row.entry, lang),
      invitedBy: row.inviter,
      at: row.created_at,
      decided: row.decided_at && { by: row.decider ?? '', at: row.decided_at, reason: row.decision_reason },
    })),
  }
}

/** Who of a competition these filters find, as a condition on `registration r`. */
export function participantsWhere(competitionId: number, query: ParticipantFilters): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`r.competition_id = ${competitionId}`]
  if (query.state) conditions.push(sql`r.state = ${query.state}`)
  if (query.search) {
    const like = `${query.search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    const byId = /^\d{1,15}$/.test(query.search) ? sql` or u.id = ${Number(query.search)}` : sql``
    conditions.push(sql`exists (select from app_user u where u.id = r.user_id
      and (lower(u.user_name) like ${like} or lower(u.email) like ${like}${byId}))`)
  }
  return sql.join(conditions, sql` and `)
}

async function page(db: Db, where: RawBuilder<unknown>, query: Query) {
  const { rows } = await sql<{
    user_id: number
    user_name: string
    email: string | null
    team_id: number | null
    team: string | null
    role: 'captain' | 'member' | null
    state: 'pending' | 'approved' | 'refused'
    agreement_version: number
    entry: Record<string, string>
    inviter: string | null
    created_at: Date
    decider: string | null
    decided_at: Date | null
    decision_reason: string | null
  }>`
    with page as (
      select * from registration r where ${where}
      order by r.created_at desc, r.user_id desc limit ${query.per_page} offset ${(query.page - 1) * query.per_page}
    )
    select p.user_id, u.user_name, u.email, m.team_id, t.name as team, m.role, p.state, p.agreement_version, p.entry,
      i.user_name as inviter, p.created_at, d.user_name as decider, p.decided_at, p.decision_reason
    from page p join app_user u on u.id = p.user_id
    left join team_member m on m.competition_id = p.competition_id and m.user_id = p.user_id
    left join team t on t.id = m.team_id
    left join app_user i on i.id = p.invited_by
    left join app_user d on d.id = p.decided_by
    order by p.created_at desc, p.user_id desc`.execute(db)
  return rows
}

/** By the form as it is now; what it no longer asks stands after it, under its key. */
function entryOf(fields: readonly EntryField[], entry: Record<string, string>, lang: Lang) {
  const asked = fields.filter(field => Object.hasOwn(entry, field.key))
  const older = Object.keys(entry).filter(key => !fields.some(field => field.key === key))
  return [
    ...asked.map(field => ({
      label: localize({ zh: field.labelZh, en: field.labelEn }, lang),
      value: shownAnswer(field, entry[field.key] ?? '', lang),
    })),
    ...older.map(key => ({ label: key, value: entry[key] ?? '' })),
  ]
}
