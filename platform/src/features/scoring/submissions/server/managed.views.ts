import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Parsed } from '../../../../base/contract/call.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { faultMessage, issueMessage } from '../../../engine/scorer/fault-words.ts'
import { teamNameKey } from '../../../competing/teams/rules.ts'
import type { getRunSubmission, listRunSubmissions } from '../managed.contract.ts'
import { openFindings, isOnBoard } from './hooks.ts'

type RunSubmission = z.input<(typeof listRunSubmissions)['answer']>['submissions'][number]
type RunDetail = z.input<(typeof getRunSubmission)['answer']>
type Query = Parsed<typeof listRunSubmissions>['query']
export type SubmissionFilters = Omit<Query, 'before' | 'size'>

/** A page of a competition's submissions, newest first, from a cursor. */
export async function runSubmissions(
  db: Db,
  competitionId: number,
  query: Query,
  lang: Lang,
): Promise<{ submissions: RunSubmission[]; next: number | null }> {
  const rows = await db
    .selectFrom('submission as s')
    .select('s.id')
    .where(submissionsWhere(competitionId, query))
    .where('s.id', '<', query.before ?? Number.MAX_SAFE_INTEGER)
    .orderBy('s.id', 'desc')
    .limit(query.size + 1)
    .execute()
  const ids = rows.slice(0, query.size).map(row => row.id)
  return {
    submissions: await runSubmissionsById(db, ids, lang),
    next: rows.length > query.size ? (ids.at(-1) ?? null) : null,
  }
}

/** What the filters ask for, of the submissions `s`. */
export const submissionsWhere = (competitionId: number, query: SubmissionFilters): RawBuilder<boolean> =>
  sql.join([sql`s.competition_id = ${competitionId}`, ...filters(query)], sql` and `)

function filters(query: SubmissionFilters): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  if (query.schedule) conditions.push(sql`s.schedule_id = ${query.schedule}`)
  if (query.subRank !== undefined) conditions.push(sql`s.sub_rank = ${query.subRank}`)
  if (query.team) conditions.push(sql`s.team_id = ${query.team}`)
  if (query.fault) conditions.push(sql`s.fault = ${query.fault}`)
  if (query.day) conditions.push(sql`s.quota_day = ${query.day}::date`)
  if (query.state === 'waiting') conditions.push(sql`s.state in ('uploaded', 'queued', 'running')`)
  else if (query.state === 'void') conditions.push(sql`s.voided_at is not null`)
  else if (query.state === 'adjusted')
    conditions.push(
      sql`exists (select from submission_score a where a.submission_id = s.id and a.adjusted_at is not null)`,
    )
  else if (query.state) conditions.push(sql`s.state = ${query.state}`)
  if (query.search) conditions.push(searched(query.search))
  return conditions
}

function searched(text: string): RawBuilder<unknown> {
  const ways = [
    sql`exists (select from team t where t.id = s.team_id and position(${teamNameKey(text)} in t.name_key) > 0)`,
    sql`exists (select from app_user u where u.id = s.user_id and position(lower(${text}) in lower(u.user_name)) > 0)`,
  ]
  if (/^[0-9a-f]{6,64}$/i.test(text)) ways.push(sql`starts_with(s.sha256, ${text.toLowerCase()})`)
  if (/^\d{1,15}$/.test(text)) ways.push(sql`s.id = ${Number(text)}`, sql`s.team_id = ${Number(text)}`)
  return sql`(${sql.join(ways, sql` or `)})`
}

export async function runSubmissionsById(
  db: Db,
  ids: readonly number[],
  lang: Lang,
): Promise<RunSubmission[]> {
  if (ids.length === 0) return []
  const [rows, scores] = await Promise.all([
    db
      .selectFrom('submission as s')
      .innerJoin('team as t', 't.id', 's.team_id')
      .innerJoin('app_user as u', 'u.id', 's.user_id')
      .leftJoin('app_user as v', 'v.id', 's.voided_by')
      .where('s.id', 'in', ids)
      .orderBy('s.id', 'desc')
      .selectAll('s')
      .select(['t.name as team_name', 't.banned_at', 'u.user_name', 'v.user_name as voider'])
      .select(isOnBoard.run('s', 'any').as('is_best'))
      .execute(),
    db
      .selectFrom('submission_score as c')
      .leftJoin('app_user as a', 'a.id', 'c.adjusted_by')
      .where('c.submission_id', 'in', ids)
      .orderBy('c.board')
      .selectAll('c')
      .select('a.user_name as adjuster')
      .execute(),
  ])
  return rows.map(row => ({
    id: row.id,
    scheduleId: row.schedule_id,
    subRank: row.sub_rank,
    list: row.list,
    team: { id: row.team_id, name: row.team_name, isBanned: row.banned_at !== null },
    user: { id: row.user_id, name: row.user_name },
    state: row.state,
    fault: row.fault,
    faultMessage: row.fault && faultMessage(row.fault, row.fault_code ?? '', lang),
    fileName: row.file_name,
    size: row.size,
    sha256: row.sha256,
    rows: row.rows,
    receivedAt: row.received_at,
    finishedAt: row.finished_at,
    scores: scores
      .filter(score => score.submission_id === row.id)
      .map(score => ({
        board: score.board,
        score: score.score,
        ladder: score.ladder_score,
        adjusted:
          score.adjusted_score === null || score.adjusted_at === null
            ? null
            : {
                score: score.adjusted_score,
                reason: score.adjusted_reason ?? '',
                by: score.adjuster ?? '',
                at: score.adjusted_at,
              },
        computedAt: score.computed_at,
        submissionSha256: score.submission_sha256,
        answerSha256: score.answer_sha256,
        scorerHash: score.scorer_hash,
      })),
    isCandidate: row.is_candidate,
    isBest: row.is_best,
    voided: row.voided_at && { at: row.voided_at, by: row.voider ?? '', reason: row.void_reason ?? '' },
  }))
}

/** What the page says in words of its own, or what nobody who reads it can use. */
const toldElsewhere = new Set(['sha256', 'size', 'priority'])

export async function runSubmission(db: Db, id: number, lang: Lang): Promise<RunDetail | undefined> {
  const [[shown], row, files, events, adjustments, replaced, findings] = await Promise.all([
    runSubmissionsById(db, [id], lang),
    db
      .selectFrom('submission')
      .select(['competition_id', 'note', 'log', 'issues'])
      .where('id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('submission_file')
      .select(['id', 'file_name as name', 'size', 'sha256'])
      .where('submission_id', '=', id)
      .orderBy('id')
      .execute(),
    db.selectFrom('submission_event').selectAll().where('submission_id', '=', id).orderBy('id').execute(),
    db
      .selectFrom('score_adjustment as c')
      .innerJoin('app_user as u', 'u.id', 'c.adjusted_by')
      .where('c.submission_id', '=', id)
      .orderBy('c.id', 'desc')
      .select(['c.board', 'c.old_score as old', 'c.new_score as new', 'c.reason'])
      .select(['u.user_name as by', 'c.adjusted_at as at'])
      .execute(),
    db
      .selectFrom('submission_score_history')
      .selectAll()
      .where('submission_id', '=', id)
      .orderBy('id', 'desc')
      .execute(),
    openFindings.run(db, id),
  ])
  if (!shown || !row) return undefined
  return {
    ...shown,
    competitionId: row.competition_id,
    note: row.note,
    log: row.log,
    issues: row.issues.map(issue => issueMessage(issue, lang)),
    files,
    findings,
    events: events.map(event => ({
      at: event.at,
      state: event.state,
      detail: Object.entries(event.detail as Record<string, unknown>)
        .filter(([name]) => !toldElsewhere.has(name))
        .map(([name, value]) => `${name}: ${String(value)}`)
        .join(', '),
    })),
    adjustments,
    replaced: replaced.map(score => ({
      board: score.board,
      score: score.score,
      computedAt: score.computed_at,
      replacedAt: score.replaced_at,
      rescoreId: score.rescore_id,
      adjusted:
        score.adjusted_score === null
          ? null
          : { score: score.adjusted_score, reason: score.adjusted_reason ?? '' },
    })),
  }
}
