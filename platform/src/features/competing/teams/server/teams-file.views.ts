import { sql } from 'kysely'
import { csvLine, csvStart } from '../../../../base/csv/csv.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Context } from '../../../../base/http/context.ts'
import { sendCsv } from '../../../../base/http/send-csv.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { boardNames } from '../../schedules/boards.ts'
import { schedulesOf } from '../../schedules/server/public.ts'
import { handedIn, placesOf, type Places } from './hooks.ts'
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
type Row = Record<(typeof head)[number], string | number | Date | null> & { team_id: number }

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
    placesOf.run(db, competitionId),
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
        p.ban_reason, d.sort + 1 as promoted_to_round, m.*
      from page p left join schedule d on d.id = p.schedule_id
      cross join lateral (
        select max(u.user_name) filter (where m.role = 'captain') as captain,
          max(u.email) filter (where m.role = 'captain') as captain_email,
          string_agg(u.user_name, '; ' order by m.joined_at, u.id) filter (where m.role <> 'captain') as members,
          string_agg(u.email, '; ' order by m.joined_at, u.id) filter (where m.role <> 'captain') as member_emails,
          count(*)::int as size
        from team_member m join app_user u on u.id = m.user_id where m.team_id = p.id
      ) m
      order by p.id desc`.execute(db)
    const submitted = await handedIn.run(
      db,
      rows.map(row => row.team_id),
    )
    yield rows
      .map(row => {
        const { submissions = 0, lastAt = null } = submitted.get(row.team_id) ?? {}
        const told = { ...row, submissions, last_submitted_at: lastAt }
        return csvLine([...head.map(name => told[name]), ...readers.flatMap(placeOf => placeOf(row.team_id))])
      })
      .join('')
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    before = last.team_id
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
