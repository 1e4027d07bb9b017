import { sql } from 'kysely'
import { csvLine, csvStart } from '../../../../base/csv/csv.ts'
import type { Context } from '../../../../base/http/context.ts'
import { sendCsv } from '../../../../base/http/send-csv.ts'
import { boardName, boardNames } from '../../../competing/schedules/boards.ts'
import { schedulesOf } from '../../../competing/schedules/server/public.ts'
import { submissionsWhere, type SubmissionFilters } from './managed.views.ts'

const atOnce = 1_000
const head = [
  'id',
  'round',
  'board',
  'list',
  'team_id',
  'team',
  'user_id',
  'user',
  'state',
  'fault',
  'received_at',
  'finished_at',
  'day',
  'file',
  'bytes',
  'sha256',
  'rows',
  'score_a',
  'adjusted_a',
  'ladder_a',
  'score_b',
  'adjusted_b',
  'chosen',
  'voided_at',
  'void_reason',
] as const

/** The file's rows, read page by page: however many there are, only one page is in memory. */
async function* lines(
  { db, lang }: Pick<Context, 'db' | 'lang'>,
  competitionId: number,
  query: SubmissionFilters,
) {
  const rounds = new Map(
    (await schedulesOf(db, competitionId)).map(round => [round.sort + 1, boardNames(round, lang)]),
  )
  yield csvStart + csvLine(head)
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const { rows } = await sql<Record<(typeof head)[number], string | number | boolean | Date | null>>`
      with page as (
        select s.* from submission s where ${submissionsWhere(competitionId, query)} and s.id < ${before}
        order by s.id desc limit ${atOnce}
      )
      select p.id, d.sort + 1 as round, p.sub_rank as board, p.list, p.team_id, t.name as team, p.user_id, u.user_name as "user",
        p.state, p.fault, p.received_at, p.finished_at, p.quota_day::text as day, p.file_name as file, p.size as bytes,
        p.sha256, p.rows, a.score as score_a, a.adjusted_score as adjusted_a, a.ladder_score as ladder_a,
        b.score as score_b, b.adjusted_score as adjusted_b, p.is_candidate as chosen, p.voided_at, p.void_reason
      from page p join schedule d on d.id = p.schedule_id join team t on t.id = p.team_id join app_user u on u.id = p.user_id
      left join submission_score a on a.submission_id = p.id and a.board = 'A'
      left join submission_score b on b.submission_id = p.id and b.board = 'B'
      order by p.id desc`.execute(db)
    yield rows
      .map(row => ({ ...row, board: boardName(rounds.get(Number(row.round)), String(row.board)) }))
      .map(row => csvLine(head.map(name => row[name])))
      .join('')
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    before = Number(last.id)
  }
}

/** Sends a competition's submissions as a CSV file, from the first page on. */
export function sendSubmissions(
  context: Pick<Context, 'exchange' | 'db' | 'lang'>,
  competitionId: number,
  query: SubmissionFilters,
): void {
  sendCsv(context, `submissions-${competitionId}.csv`, lines(context, competitionId, query))
}
