import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { listAppeals, listManagedAppeals } from '../contract.ts'
import type { AppealState } from '../rules.ts'

type Managed = z.input<typeof listManagedAppeals.answer>['appeals'][number]
type Own = z.input<typeof listAppeals.answer>['appeals'][number]
type Paging = { page: number; per_page: number }

/** What the own team may see: not who answered, nor what has become of whom it is about. */
export const ownView = ({ team: _team, answeredBy: _by, subject, ...appeal }: Managed): Own => ({
  ...appeal,
  subject: { id: subject.id, name: subject.name, isOwn: subject.isOwn },
})

/** The appeals of a team, and of those that went over into it; the newest first. */
export async function appealsOfTeam(db: Db, teamId: number, paging: Paging) {
  const where = sql<boolean>`team_id in (select id from team where id = ${teamId} or merged_into_id = ${teamId})`
  const [appeals, total] = await Promise.all([rowsOf(db, where, sql`id desc`, paging), countOf(db, where)])
  return { appeals: appeals.map(ownView), total }
}

/** The appeals of a competition; open ones come in the order in which they came. */
export async function appealsOfCompetition(
  db: Db,
  competitionId: number,
  { state, ...paging }: Paging & { state?: AppealState | undefined },
) {
  const all = sql<boolean>`competition_id = ${competitionId}`
  const where = state ? sql<boolean>`${all} and state = ${state}` : all
  const [appeals, byState] = await Promise.all([
    rowsOf(
      db,
      where,
      sql`array_position(array['open', 'reviewing', 'answered', 'rejected'], state), case when state in ('open', 'reviewing') then id else -id end`,
      paging,
    ),
    db
      .selectFrom('appeal')
      .select(eb => ['state', eb.fn.countAll<number>().as('count')])
      .where(all)
      .groupBy('state')
      .execute(),
  ])
  const counts = { open: 0, reviewing: 0, answered: 0, rejected: 0 }
  for (const row of byState) counts[row.state] = row.count
  const total = state ? counts[state] : byState.reduce((sum, row) => sum + row.count, 0)
  return { appeals, total, counts }
}

export async function appealById(db: Db | Tx, id: number): Promise<Managed> {
  const [appeal] = await rowsOf(db, sql`id = ${id}`, sql`id`, { page: 1, per_page: 1 })
  if (!appeal) throw new Error(`appeal ${id} is not there`)
  return appeal
}

async function countOf(db: Db, where: RawBuilder<boolean>): Promise<number> {
  const { total } = await db
    .selectFrom('appeal')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where(where)
    .executeTakeFirstOrThrow()
  return total
}

type Row = {
  id: number
  state: AppealState
  html: string
  created_at: Date
  answer_html: string | null
  answered_at: Date | null
  author_id: number
  author: string
  team_id: number
  team: string
  team_banned: boolean
  subject_team_id: number
  subject: string
  subject_banned: boolean
  answered_by: number | null
  answerer: string | null
}

async function rowsOf(
  db: Db | Tx,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { page, per_page }: Paging,
): Promise<Managed[]> {
  const { rows } = await sql<Row>`
    select a.*, u.user_name as author, t.name as team, t.banned_at is not null as team_banned,
      s.name as subject, s.banned_at is not null as subject_banned, w.user_name as answerer
    from (select *, row_number() over () as place from (
      select * from appeal where ${where} order by ${order} limit ${per_page} offset ${(page - 1) * per_page}
    ) p) a
    join app_user u on u.id = a.author_id
    join team t on t.id = a.team_id
    join team s on s.id = a.subject_team_id
    left join app_user w on w.id = a.answered_by
    order by a.place`.execute(db)
  return rows.map(row => ({
    id: row.id,
    state: row.state,
    html: row.html,
    createdAt: row.created_at,
    author: { id: row.author_id, name: row.author },
    team: { id: row.team_id, name: row.team, isBanned: row.team_banned },
    subject: {
      id: row.subject_team_id,
      name: row.subject,
      isBanned: row.subject_banned,
      isOwn: row.subject_team_id === row.team_id,
    },
    answer:
      row.answer_html === null || row.answered_at === null
        ? null
        : { html: row.answer_html, at: row.answered_at },
    answeredBy: row.answered_by === null ? null : { id: row.answered_by, name: row.answerer ?? '' },
  }))
}
