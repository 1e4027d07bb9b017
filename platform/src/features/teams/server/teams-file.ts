import { sql } from 'kysely'
import { csvLine, csvStart } from '../../../base/csv/csv.ts'
import type { Db } from '../../../base/database/tables.ts'
import type { Context } from '../../../base/http/context.ts'
import { sendCsv } from '../../../base/http/send-csv.ts'
import { schedulesOf } from '../../schedules/server/lookups.ts'
import { runTeamsWhere, type TeamFilters } from './run-views.ts'

const atOnce = 1_000
const head = [
  'team_id',
  'team',
  'state',
  'ban_reason',
  'promoted_to_round',
  'captain',
  'captain_email',
  'members',
  'member_emails',
  'size',
  'submissions',
  'last_submitted_at',
] as const
type Place = { rank: number | null; score: number }
type Row = Record<(typeof head)[number], string | number | Date | null>

/** Every board of a competition: its key, and what the columns of it are called, such as `2_B` or `1_A_text`. */
async function boardsOf(db: Db, competitionId: number): Promise<{ key: string; column: string }[]> {
  const schedules = await schedulesOf(db, competitionId)
  return schedules.flatMap(schedule =>
    (schedule.subRanks.length > 0 ? schedule.subRanks : ['']).flatMap(subRank =>
      (schedule.listBMode === 'none' ? ['A'] : ['A', 'B']).map(list => ({
        key: `${schedule.id} ${list} ${subRank}`,
        column: [schedule.sort + 1, list, ...(subRank ? [subRank] : [])].join('_'),
      })),
    ),
  )
}

/** Every place on these boards at one moment, by team and board: so all ranks of the file belong together. */
async function placesOf(db: Db, competitionId: number): Promise<Map<string, Place>> {
  const { rows } = await sql<Place & { key: string }>`
    select concat_ws(' ', e.team_id, e.schedule_id, e.board, e.sub_rank) as key, e.score,
      case when e.is_ranked then (row_number() over (
        partition by e.schedule_id, e.sub_rank, e.board, e.is_ranked order by e.sort_key, e.best_at, e.team_id
      ))::int end as rank
    from ranking_entry e where e.schedule_id in (select id from schedule where competition_id = ${competitionId})`.execute(
    db,
  )
  return new Map(rows.map(row => [row.key, row]))
}

/** The file's rows, the newest team first; besides all places only one page of them is in memory. */
async function* lines(db: Db, competitionId: number, query: TeamFilters) {
  const [boards, places] = await Promise.all([boardsOf(db, competitionId), placesOf(db, competitionId)])
  yield (
    csvStart + csvLine([...head, ...boards.flatMap(({ column }) => [`rank_${column}`, `score_${column}`])])
  )
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const { rows } = await sql<Row>`
      with page as (
        select t.* from team t where ${runTeamsWhere(competitionId, query)} and t.id < ${before}
        order by t.id desc limit ${atOnce}
      )
      select p.id as team_id, p.name as team,
        case when p.is_baseline then 'baseline' when p.banned_at is not null then 'banned' else 'ranked' end as state,
        p.ban_reason, d.sort + 1 as promoted_to_round, m.*, s.*
      from page p left join schedule d on d.id = p.schedule_id
      cross join lateral (
        select max(u.user_name) filter (where m.role = 'captain') as captain,
          max(u.email) filter (where m.role = 'captain') as captain_email,
          string_agg(u.user_name, '; ' order by m.joined_at, u.id) filter (where m.role <> 'captain') as members,
          string_agg(u.email, '; ' order by m.joined_at, u.id) filter (where m.role <> 'captain') as member_emails,
          count(*)::int as size
        from team_member m join app_user u on u.id = m.user_id where m.team_id = p.id
      ) m cross join lateral (
        select count(*)::int as submissions, max(received_at) as last_submitted_at from submission where team_id = p.id
      ) s
      order by p.id desc`.execute(db)
    yield rows
      .map(row =>
        csvLine([
          ...head.map(name => row[name]),
          ...boards.flatMap(({ key }) => placeOn(places.get(`${row.team_id} ${key}`))),
        ]),
      )
      .join('')
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    before = Number(last.team_id)
  }
}

/** Rank and score on a board; a baseline has no rank, and whoever is not on it has neither. */
const placeOn = (place: Place | undefined) => [place?.rank ?? null, place?.score ?? null]

/** Sends a competition's teams as a CSV file, from the first page on. */
export function sendTeams(
  context: Pick<Context, 'exchange' | 'db'>,
  competitionId: number,
  query: TeamFilters,
): void {
  sendCsv(context, `teams-${competitionId}.csv`, lines(context.db, competitionId, query))
}
