import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../../../base/http/context.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { stateOf } from '../../../competing/competitions/rules.ts'
import { knownCompetitions } from '../../../competing/competitions/server/public.ts'
import type { getOwnHome } from '../contract.ts'

export type Reading = Pick<Context<Viewer>, 'read' | 'viewer' | 'lang' | 'now'>
type Answer = z.input<typeof getOwnHome.answer>

const mostEntered = 6
const mostRuns = 6
const mostRequests = 5
/** How long a competition stays after its end: until its results have been looked at. */
const daysAfterEnd = 30

type CompetitionRow = {
  id: number
  title_zh: string
  title_en: string
  cover: string | null
  zone: string
  start_at: Date
  end_at: Date
  is_open_signup: boolean
}

const shownCompetition = (row: CompetitionRow, { lang, now }: Reading) => ({
  id: row.id,
  title: localizeColumn(row, 'title', lang),
  cover: row.cover,
  zone: row.zone,
  state: stateOf({ startAt: row.start_at, endAt: row.end_at, isOpenSignup: row.is_open_signup }, now),
  endTime: row.end_at,
})

type EnteredRow = CompetitionRow & {
  total: number
  type: string
  state: 'pending' | 'approved'
  team_id: number | null
  team: string | null
  team_schedule_id: number | null
  is_banned: boolean
}

/** What somebody is in and what has not been over for long: those that run first, each the most urgent first. */
export async function enteredRows(reading: Reading) {
  const { read, viewer, now } = reading
  const { rows } = await sql<EnteredRow>`
    select c.id, c.title_zh, c.title_en, c.cover, c.zone, c.start_at, c.end_at, c.is_open_signup, c.type,
      r.state, t.id as team_id, t.name as team, t.schedule_id as team_schedule_id,
      t.banned_at is not null as is_banned, (count(*) over ())::int as total
    from registration r join competition c on c.id = r.competition_id
    left join team_member m on m.competition_id = c.id and m.user_id = r.user_id
    left join team t on t.id = m.team_id
    where r.user_id = ${viewer.userId} and r.state in ('pending', 'approved')
      and c.end_at > ${now}::timestamptz - make_interval(days => ${daysAfterEnd})
      and ${knownCompetitions(sql`c.id`, viewer, now)}
    order by c.end_at <= ${now}, abs(extract(epoch from c.end_at - ${now}::timestamptz)), c.id
    limit ${mostEntered}`.execute(read)
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map(row => ({
      competition: shownCompetition(row, reading),
      type: row.type,
      isPending: row.state === 'pending',
      team:
        row.team_id === null
          ? null
          : {
              id: row.team_id,
              name: row.team ?? '',
              scheduleId: row.team_schedule_id,
              isBanned: row.is_banned,
            },
    })),
  }
}

/** The competitions that somebody organizes, those that run or are to come first. */
export async function runsNow(reading: Reading): Promise<Answer['runs']> {
  const { read, viewer, now } = reading
  const ids = [...viewer.organises]
  if (ids.length === 0) return []
  const { rows } = await sql<CompetitionRow>`
    select id, title_zh, title_en, cover, zone, start_at, end_at, is_open_signup
    from competition where id = any(${ids}::bigint[])
    order by end_at <= ${now}, abs(extract(epoch from end_at - ${now}::timestamptz)), id
    limit ${mostRuns}`.execute(read)
  return rows.map(row => shownCompetition(row, reading))
}

type RequestRow = {
  id: number
  kind: 'join' | 'merge'
  competition_id: number
  title_zh: string
  title_en: string
  team_id: number
  team: string
  from_id: number
  from_name: string
  created_at: Date
  total: number
}

/** What others ask of the teams that somebody leads; who has waited longest comes first. */
export async function requestsToDecide({
  read,
  viewer,
  lang,
  now,
}: Reading): Promise<Pick<Answer, 'requests' | 'requestTotal'>> {
  const { rows } = await sql<RequestRow>`
    select q.id, q.kind, q.competition_id, c.title_zh, c.title_en, t.id as team_id, t.name as team,
      f.id as from_id, case when q.kind = 'join' then u.user_name else f.name end as from_name,
      q.created_at, (count(*) over ())::int as total
    from team_member m join team t on t.id = m.team_id
    join team_request q on q.team_id = t.id and q.state = 'open'
    join competition c on c.id = q.competition_id
    join team f on f.id = q.from_team_id join app_user u on u.id = q.user_id
    where m.user_id = ${viewer.userId} and m.role = 'captain'
      and ${knownCompetitions(sql`c.id`, viewer, now)}
    order by q.created_at, q.id limit ${mostRequests}`.execute(read)
  return {
    requestTotal: rows[0]?.total ?? 0,
    requests: rows.map(row => ({
      id: row.id,
      kind: row.kind,
      competition: { id: row.competition_id, title: localizeColumn(row, 'title', lang) },
      team: { id: row.team_id, name: row.team },
      from: { id: row.from_id, name: row.from_name },
      createdAt: row.created_at,
    })),
  }
}
