import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { csvLine, csvStart } from '../../../base/csv/csv.ts'
import type { Db } from '../../../base/database/tables.ts'
import type { Context } from '../../../base/http/context.ts'
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
type Place = { board: string; rank: number | null; score: number }
type Row = Record<(typeof head)[number], string | number | Date | null> & { places: Place[] }

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

/** The file's rows, the newest team first; only one page of them is in memory. */
async function* lines(db: Db, competitionId: number, query: TeamFilters) {
  const boards = await boardsOf(db, competitionId)
  yield (
    csvStart + csvLine([...head, ...boards.flatMap(({ column }) => [`rank_${column}`, `score_${column}`])])
  )
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const { rows } = await sql<Row>`
      with page as (
        select t.* from team t where ${runTeamsWhere(competitionId, query)} and t.id < ${before}
        order by t.id desc limit ${atOnce}
      ), place as (
        select e.team_id, e.schedule_id || ' ' || e.board || ' ' || e.sub_rank as board, e.score, e.is_ranked,
          row_number() over (
            partition by e.schedule_id, e.sub_rank, e.board, e.is_ranked order by e.sort_key, e.best_at, e.team_id
          ) as rank
        from ranking_entry e where e.schedule_id in (select id from schedule where competition_id = ${competitionId})
      )
      select p.id as team_id, p.name as team,
        case when p.is_baseline then 'baseline' when p.banned_at is not null then 'banned' else 'ranked' end as state,
        p.ban_reason, d.sort + 1 as promoted_to_round, m.*, s.*,
        (select coalesce(json_agg(json_build_object(
            'board', l.board, 'score', l.score, 'rank', case when l.is_ranked then l.rank end)), '[]')
          from place l where l.team_id = p.id) as places
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
        csvLine([...head.map(name => row[name]), ...boards.flatMap(({ key }) => placeOn(row, key))]),
      )
      .join('')
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    before = Number(last.team_id)
  }
}

/** Rank and score on a board; a baseline has no rank, and whoever is not on it has neither. */
function placeOn({ places }: Row, key: string): (number | null)[] {
  const place = places.find(one => one.board === key)
  return [place?.rank ?? null, place?.score ?? null]
}

/** Sends a competition's teams as a CSV file, from the first page on. */
export function sendTeams(
  { exchange, db }: Pick<Context, 'exchange' | 'db'>,
  competitionId: number,
  query: TeamFilters,
): void {
  if (!exchange) throw new Error('a file cannot be sent without an exchange')
  exchange.reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="teams-${competitionId}.csv"`,
    'cache-control': 'private, no-store',
  })
  void exchange.reply.send(Readable.from(lines(db, competitionId, query)))
}
