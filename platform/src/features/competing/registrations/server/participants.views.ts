import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Parsed } from '../../../../base/contract/call.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeField } from '../../../../base/web/localize-field.ts'
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
  const [counts, rows] = await Promise.all([
    db
      .selectFrom('registration')
      .select(({ fn, selectFrom }) => [
        fn.countAll<number>().filterWhere('state', '=', 'pending').as('pending'),
        fn.countAll<number>().filterWhere('state', '=', 'approved').as('approved'),
        fn.countAll<number>().filterWhere('state', '=', 'refused').as('refused'),
        selectFrom('registration as r')
          .select(of => of.fn.countAll<number>().as('n'))
          .where(where)
          .$asScalar()
          .$notNull()
          .as('found'),
      ])
      .where('competition_id', '=', competition.id)
      .executeTakeFirstOrThrow(),
    participantRows(db, where, { limit: query.per_page, offset: (query.page - 1) * query.per_page }),
  ])
  return {
    zone: competition.zone,
    requireApproval: competition.require_approval,
    counts: { pending: counts.pending, approved: counts.approved, refused: counts.refused },
    total: counts.found,
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
export function participantsWhere(competitionId: number, query: ParticipantFilters): RawBuilder<boolean> {
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

/** A page of those whom a condition on `registration r` finds, the newest first, with team, inviter and who decided. */
export const participantRows = (
  db: Db,
  where: RawBuilder<boolean>,
  { limit, offset = 0 }: { limit: number; offset?: number },
) =>
  db
    .selectFrom(
      db
        .selectFrom('registration as r')
        .selectAll()
        .where(where)
        .orderBy('r.created_at', 'desc')
        .orderBy('r.user_id', 'desc')
        .limit(limit)
        .offset(offset)
        .as('p'),
    )
    .innerJoin('app_user as u', 'u.id', 'p.user_id')
    .leftJoin('team_member as m', join =>
      join.onRef('m.competition_id', '=', 'p.competition_id').onRef('m.user_id', '=', 'p.user_id'),
    )
    .leftJoin('team as t', 't.id', 'm.team_id')
    .leftJoin('app_user as i', 'i.id', 'p.invited_by')
    .leftJoin('app_user as d', 'd.id', 'p.decided_by')
    .orderBy('p.created_at', 'desc')
    .orderBy('p.user_id', 'desc')
    .select(['p.user_id', 'p.state', 'p.agreement_version', 'p.entry', 'p.created_at', 'p.decided_at'])
    .select(['p.decision_reason', 'u.user_name', 'u.email', 'm.team_id', 't.name as team', 'm.role'])
    .select(['i.user_name as inviter', 'd.user_name as decider'])
    .execute()

/** By the form as it is now; what it no longer asks stands after it, under its key. */
function entryOf(fields: readonly EntryField[], entry: Record<string, string>, lang: Lang) {
  const asked = fields.filter(field => Object.hasOwn(entry, field.key))
  const older = Object.keys(entry).filter(key => !fields.some(field => field.key === key))
  return [
    ...asked.map(field => ({
      label: localizeField(field, 'label', lang),
      value: shownAnswer(field, entry[field.key] ?? '', lang),
    })),
    ...older.map(key => ({ label: key, value: entry[key] ?? '' })),
  ]
}
