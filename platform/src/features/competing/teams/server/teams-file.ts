import { sql } from 'kysely'
import { csvLine, csvStart } from '../../../../base/csv/csv.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Context } from '../../../../base/http/context.ts'
import { sendCsv } from '../../../../base/http/send-csv.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { boardNames } from '../../schedules/boards.ts'
import { schedulesOf } from '../../schedules/server/public.ts'
import { runTeamsWhere, type TeamFilters } from './managed.views.ts'

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
type Places = { teams: number[]; ranks: (number | null)[]; scores: number[] }
type Row = Record<(typeof head)[number], string | number | Date | null>

/** Every board of a competition: its key, and what the columns of it are called, such as `2_B` or `1_A_text`. */
async function columnsOf(
  db: Db,
  competitionId: number,
  lang: Lang,
): Promise<{ key: string; column: string }[]> {
  const schedules = await schedulesOf(db, competitionId)
  return schedules.flatMap(schedule =>
    (schedule.subRanks.length > 0 ? boardNames(schedule, lang) : [{ key: '', name: '' }]).flatMap(board =>
      (schedule.listBMode === 'none' ? ['A'] : ['A', 'B']).map(list => ({
        key: `${schedule.id} ${list} ${board.key}`,
        column: [schedule.sort + 1, list, ...(board.name ? [board.name] : [])].join('_'),
      })),
    ),
  )
}

/**
 * Every place on these boards at one moment, so that all ranks of the file belong together: of each board three lists of
 * numbers side by side, the newest team first, which is a few bytes a place.
 */
async function placesOf(db: Db, competitionId: number): Promise<Map<string, Places>> {
  const { rows } = await sql<Places & { key: string }>`
    select concat_ws(' ', schedule_id, board, sub_rank) as key, array_agg(team_id::float8 order by team_id desc) as teams,
      array_agg(rank order by team_id desc) as ranks, array_agg(score order by team_id desc) as scores
    from (
      select schedule_id, board, sub_rank, team_id, score, case when is_ranked then (row_number() over (
        partition by schedule_id, sub_rank, board, is_ranked order by sort_key, best_at, team_id
      ))::int end as rank
      from ranking_entry where schedule_id in (select id from schedule where competition_id = ${competitionId})
    ) placed group by schedule_id, board, sub_rank`.execute(db)
  return new Map(rows.map(({ key, ...places }) => [key, places]))
}

/** Rank and score of teams that are asked for from the newest on: a baseline has no rank, who is not on it neither. */
function readerOf(places: Places | undefined): (teamId: number) => [number | null, number | null] {
  let at = 0
  return teamId => {
    while ((places?.teams[at] ?? 0) > teamId) at++
    return places?.teams[at] === teamId ? [places.ranks[at] ?? null, places.scores[at] ?? null] : [null, null]
  }
}

/** The file's rows, the newest team first; besides the numbers of all places only one page is in memory. */
async function* lines({ db, lang }: Pick<Context, 'db' | 'lang'>, competitionId: number, query: TeamFilters) {
  const [boards, places] = await Promise.all([
    columnsOf(db, competitionId, lang),
    placesOf(db, competitionId),
  ])
  yield (
    csvStart + csvLine([...head, ...boards.flatMap(({ column }) => [`rank_${column}`, `score_${column}`])])
  )
  const readers = boards.map(({ key }) => readerOf(places.get(key)))
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
          ...readers.flatMap(placeOf => placeOf(Number(row.team_id))),
        ]),
      )
      .join('')
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    before = Number(last.team_id)
  }
}

/** Sends a competition's teams as a CSV file, from the first page on. */
export function sendTeams(
  context: Pick<Context, 'exchange' | 'db' | 'lang'>,
  competitionId: number,
  query: TeamFilters,
): void {
  sendCsv(context, `teams-${competitionId}.csv`, lines(context, competitionId, query))
}
