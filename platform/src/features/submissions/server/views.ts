import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../base/database/tables.ts'
import type { Lang } from '../../../base/web/language.ts'
import { shownScore } from '../../rankings/rules.ts'
import { issueMessage, faultMessage } from '../../scoring/fault-words.ts'
import type { submission } from '../schema.ts'

export type SubmissionView = z.input<typeof submission>

type Ask = {
  lang: Lang
  /** Whether this reader may see scores of list B: after the reveal, or as organiser. */ mayReadB: boolean
}

/** These submissions, newest first: a fixed number of queries for any number of them. */
export async function submissionsById(db: Db, ids: readonly number[], ask: Ask): Promise<SubmissionView[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('submission as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .innerJoin('schedule as d', 'd.id', 's.schedule_id')
    .leftJoin('submission_score as a', join =>
      join.onRef('a.submission_id', '=', 's.id').on('a.board', '=', 'A'),
    )
    .leftJoin('submission_score as b', join =>
      join.onRef('b.submission_id', '=', 's.id').on('b.board', '=', 'B').on(sql.lit(ask.mayReadB)),
    )
    .leftJoin('ranking_entry as e', join =>
      join.onRef('e.submission_id', '=', 's.id').on('e.board', '=', 'A'),
    )
    .where('s.id', 'in', ids)
    .selectAll('s')
    .select([
      'u.user_name',
      'd.precision',
      'a.score as score_a',
      'b.score as score_b',
      'e.submission_id as best_id',
    ])
    .orderBy('s.id', 'desc')
    .execute()
  const positions = rows.some(row => row.state === 'queued')
    ? await queuePositions(
        db,
        rows.filter(row => row.state === 'queued').map(row => row.id),
      )
    : new Map<number, number>()
  return rows.map(row => ({
    id: row.id,
    competitionId: row.competition_id,
    schedule_id: row.schedule_id,
    subRank: row.sub_rank,
    list: row.list,
    state: row.state,
    progress: row.progress,
    queuePosition: positions.get(row.id) ?? null,
    fileName: row.file_name,
    size: row.size,
    sha256: row.sha256,
    note: row.note,
    receivedAt: row.received_at,
    finishedAt: row.finished_at,
    user: { id: row.user_id, name: row.user_name },
    score: row.score_a === null ? null : shownScore(row.score_a, row.precision),
    scoreB: row.score_b === null ? null : shownScore(row.score_b, row.precision),
    isBest: row.best_id !== null,
    isCandidate: row.is_candidate,
    fault: row.fault && {
      of: row.fault,
      code: row.fault_code ?? '',
      message: faultMessage(row.fault, row.fault_code ?? '', ask.lang),
      issues: row.issues.map(issue => ({
        code: issue.code,
        line: issue.line ?? null,
        column: issue.column ?? null,
        expected: issue.expected ?? null,
        found: issue.found ?? null,
        message: issueMessage(issue, ask.lang),
      })),
    },
    log: row.log,
  }))
}

async function queuePositions(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; place: number }>`
    select id, place from (
      select id, row_number() over (order by queue_priority, id)::int as place from submission where state in ('uploaded', 'queued', 'running')
    ) waiting where id = any(${ids})`.execute(db)
  return new Map(rows.map(row => [row.id, row.place]))
}
