import { sql } from 'kysely'
import type { z } from 'zod'
import { abilityOf } from '../../../../base/contract/ability.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { shownByBoard } from '../../../../base/web/shown-score.ts'
import { issueMessage, faultMessage } from '../../../engine/scorer/fault-words.ts'
import type { FileIssue } from '../../../engine/scorer/file-rules.ts'
import { candidateBlocked } from '../rules.ts'
import { submissionStates, type submission } from '../schema.ts'
import { isOnBoard } from './hooks.ts'
import { isWaiting } from './queue.ts'

export type SubmissionView = z.input<typeof submission>

/** Its time as JSON writes it. */
type Event = { at: string; state: SubmissionView['state'] }

type Ask = {
  lang: Lang
  now: Date
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
    .where(sql<boolean>`s.id = any(${[...ids]}::bigint[])`)
    .selectAll('s')
    .select([
      'u.user_name',
      'd.precision',
      'd.list_b_mode',
      'd.list_a_end',
      'a.shown_score as score_a',
      'b.shown_score as score_b',
      isOnBoard.run('s', 'A').as('is_best'),
      sql<boolean>`coalesce(a.adjusted_score, b.adjusted_score) is not null`.as('is_adjusted'),
      // What organisers did to it stands there too: not all of that is for its team.
      sql<Event[]>`(
        select coalesce(json_agg(json_build_object('at', v.at, 'state', v.state) order by v.id), '[]')
        from submission_event v where v.submission_id = s.id and v.state = any(${[...submissionStates]}))`.as(
        'events',
      ),
      sql<SubmissionView['files']>`(
        select coalesce(json_agg(json_build_object('id', f.id, 'name', f.file_name, 'size', f.size) order by f.id), '[]')
        from submission_file f where f.submission_id = s.id)`.as('files'),
    ])
    .select(eb =>
      eb
        .selectFrom('submission as c')
        .whereRef('c.team_id', '=', 's.team_id')
        .whereRef('c.schedule_id', '=', 's.schedule_id')
        .whereRef('c.sub_rank', '=', 's.sub_rank')
        .where('c.is_candidate', '=', true)
        .where('c.voided_at', 'is', null)
        .select(eb.fn.countAll<number>().as('n'))
        .as('ticked'),
    )
    .orderBy('s.id', 'desc')
    .execute()
  const positions = rows.some(row => row.state === 'queued')
    ? await queuePositions(
        db,
        rows.filter(row => row.state === 'queued').map(row => row.id),
      )
    : new Map<number, number>()
  const boardOf = (row: (typeof rows)[number]) => `${row.schedule_id} ${row.sub_rank}`
  const scoreA = shownByBoard(rows, boardOf, row => row.score_a)
  const scoreB = shownByBoard(rows, boardOf, row => row.score_b)
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
    score: scoreA(row),
    scoreB: scoreB(row),
    isBest: row.is_best,
    isCandidate: row.is_candidate,
    candidate: row.list_b_mode === 'split' ? candidateAbility(row, ask) : null,
    voided: row.voided_at && { at: row.voided_at, reason: row.void_reason ?? '' },
    isAdjusted: row.is_adjusted,
    fault: row.fault && {
      of: row.fault,
      code: row.fault_code ?? '',
      message: faultMessage(row.fault, row.fault_code ?? '', ask.lang),
      issues: toldIssues(row.issues, ask.lang),
    },
    warnings: row.fault ? [] : toldIssues(row.issues, ask.lang),
    events: row.events.map(({ at, state }) => ({ at: new Date(at), state })),
    log: row.fault === 'scorer' || row.fault === 'platform' ? [] : row.log,
    files: row.files,
  }))
}

const toldIssues = (issues: readonly FileIssue[], lang: Lang) =>
  issues.map(issue => ({
    code: issue.code,
    line: issue.line ?? null,
    column: issue.column ?? null,
    expected: issue.expected ?? null,
    found: issue.found ?? null,
    message: issueMessage(issue, lang),
  }))

type Tickable = {
  state: string
  voided_at: Date | null
  is_candidate: boolean
  list_b_mode: 'none' | 'window' | 'split'
  list_a_end: Date
  ticked: number | null
}

function candidateAbility(row: Tickable, { now, lang }: Ask) {
  const fault = candidateBlocked({
    now,
    schedule: { listBMode: row.list_b_mode, listAEnd: row.list_a_end },
    submission: {
      isScored: row.state === 'scored',
      isVoid: row.voided_at !== null,
      isCandidate: row.is_candidate,
    },
    ticked: row.ticked ?? 0,
  })
  return abilityOf(fault, lang)
}

async function queuePositions(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const waiting = db
    .selectFrom('submission')
    .where(isWaiting)
    .select('id')
    .select(eb =>
      eb.fn
        .agg<number>('row_number')
        .over(over => over.orderBy('queue_priority').orderBy('id'))
        .as('place'),
    )
  const rows = await db
    .selectFrom(waiting.as('waiting'))
    .select(['id', 'place'])
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  return new Map(rows.map(row => [row.id, row.place]))
}
