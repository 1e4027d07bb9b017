import { sql } from 'kysely'
import type { z } from 'zod'
import { abilityOf } from '../../../base/contract/ability.ts'
import type { Parsed } from '../../../base/contract/call.ts'
import type { Db, Tx } from '../../../base/database/tables.ts'
import type { Lang } from '../../../base/web/language.ts'
import { shownScore } from '../../rankings/rules.ts'
import { faultMessage } from '../../scoring/fault-words.ts'
import type { getRescore, listRescores } from '../contract.ts'
import { rescoringFaults } from '../faults.ts'
import { outdatedScores } from './outdated.ts'
import { shadowDifferences } from './shadow.ts'

type Rounds = z.input<(typeof listRescores)['answer']>['rounds']
type Rescore = Rounds[number]['rescores'][number]
type Answers = Rounds[number]['answers'][number]
type Detail = z.input<(typeof getRescore)['answer']>

export async function rescoreRounds(db: Db, competitionId: number): Promise<Rounds> {
  const schedules = await db
    .selectFrom('schedule')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('sort')
    .execute()
  const ids = schedules.map(schedule => schedule.id)
  const [answers, rescores, outdated] = await Promise.all([
    answersOf(db, { scheduleIds: ids }),
    rescoresOf(db, { scheduleIds: ids }),
    outdatedScores(db, schedules),
  ])
  return schedules.map(schedule => ({
    scheduleId: schedule.id,
    answers: answers.filter(file => file.scheduleId === schedule.id),
    rescores: rescores.filter(one => one.scheduleId === schedule.id),
    ...(outdated.get(schedule.id) ?? { scored: 0, outdated: 0 }),
  }))
}

export async function answersOf(
  db: Db,
  which: { scheduleIds: readonly number[] } | { id: number },
): Promise<(Answers & { scheduleId: number })[]> {
  if ('scheduleIds' in which && which.scheduleIds.length === 0) return []
  const rows = await db
    .selectFrom('answer_file as f')
    .leftJoin('app_user as u', 'u.id', 'f.uploaded_by')
    .where(eb => ('id' in which ? eb('f.id', '=', which.id) : eb('f.schedule_id', 'in', which.scheduleIds)))
    .orderBy('f.id', 'desc')
    .select(['f.id', 'f.schedule_id', 'f.list', 'f.sha256', 'f.size', 'f.is_active', 'f.created_at'])
    .select('u.user_name')
    .execute()
  return rows.map(row => ({
    id: row.id,
    scheduleId: row.schedule_id,
    list: row.list,
    sha256: row.sha256,
    size: row.size,
    isActive: row.is_active,
    uploadedBy: row.user_name,
    createdAt: row.created_at,
  }))
}

export async function rescoresOf(
  db: Db | Tx,
  which: { scheduleIds: readonly number[] } | { id: number },
): Promise<Rescore[]> {
  if ('scheduleIds' in which && which.scheduleIds.length === 0) return []
  const rows = await db
    .selectFrom('rescore as r')
    .innerJoin('app_user as s', 's.id', 'r.started_by')
    .leftJoin('app_user as e', 'e.id', 'r.ended_by')
    .where(eb => ('id' in which ? eb('r.id', '=', which.id) : eb('r.schedule_id', 'in', which.scheduleIds)))
    .orderBy('r.id', 'desc')
    .limit(50)
    .selectAll('r')
    .select(['s.user_name as starter', 'e.user_name as ender'])
    .execute()
  const counts = await countsOf(
    db,
    rows.map(row => row.id),
  )
  return rows.map(row => ({
    id: row.id,
    scheduleId: row.schedule_id,
    state: row.state,
    reason: row.reason,
    answerA: row.answer_a_id,
    answerB: row.answer_b_id,
    startedBy: row.starter,
    startedAt: row.started_at,
    endedBy: row.ender,
    endedAt: row.ended_at,
    ...(counts.get(row.id) ?? { total: 0, waiting: 0, scored: 0, failed: 0, behind: 0 }),
  }))
}

async function countsOf(db: Db | Tx, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const { rows } = await sql<{
    id: number
    total: number
    waiting: number
    scored: number
    failed: number
    behind: number
  }>`
    select r.id, count(x.rescore_id)::int as total, (count(*) filter (where x.state = 'waiting'))::int as waiting,
      (count(*) filter (where x.state = 'scored'))::int as scored, (count(*) filter (where x.state = 'failed'))::int as failed,
      case when r.state = 'open' then (
        select count(*)::int from submission s where s.schedule_id = r.schedule_id and s.state = 'scored'
          and not exists (select from rescore_result y where y.rescore_id = r.id and y.submission_id = s.id)
      ) else 0 end as behind
    from rescore r left join rescore_result x on x.rescore_id = r.id
    where r.id = any(${ids}::bigint[]) group by r.id`.execute(db)
  return new Map(rows.map(({ id, ...counted }) => [id, counted]))
}

/** Progress, what could not be scored, and one page of how a board's places would change. */
export async function rescoreDetail(
  db: Db,
  id: number,
  query: Parsed<typeof getRescore>['query'],
  lang: Lang,
): Promise<Detail | undefined> {
  const [rescore] = await rescoresOf(db, { id })
  if (!rescore) return undefined
  const schedule = await db
    .selectFrom('schedule')
    .select(['direction', 'list_b_mode', 'ladder', 'precision'])
    .where('id', '=', rescore.scheduleId)
    .executeTakeFirstOrThrow()
  const rule = {
    direction: schedule.direction,
    listBMode: schedule.list_b_mode,
    ladder: schedule.ladder,
  }
  const place = { scheduleId: rescore.scheduleId, subRank: query.subRank, board: query.board }
  // Of one that is over there is nothing left to compare.
  const all = rescore.state === 'open' ? await shadowDifferences(db, id, place, rule) : []
  const changed = all.filter(one => one.moved !== 0)
  const listed = query.changed ? changed : all
  const shown = listed.slice((query.page - 1) * query.size, query.page * query.size)
  const names = await namesOf(
    db,
    shown.map(one => one.teamId),
  )
  const side = (at: { rank: number; score: number } | null) =>
    at && { rank: at.rank, score: shownScore(at.score, schedule.precision) }
  const blocked =
    rescore.state !== 'open'
      ? rescoringFaults.notOpen
      : rescore.waiting + rescore.behind > 0
        ? rescoringFaults.behind
        : undefined
  return {
    rescore,
    total: listed.length,
    changed: changed.length,
    differences: shown.map(one => ({
      team: { id: one.teamId, name: names.get(one.teamId) ?? '' },
      before: side(one.before),
      after: side(one.after),
      moved: one.moved,
    })),
    failures: await failuresOf(db, id, lang),
    abilities: { switch: abilityOf(blocked, lang) },
  }
}

async function failuresOf(db: Db, id: number, lang: Lang): Promise<Detail['failures']> {
  const rows = await db
    .selectFrom('rescore_result as r')
    .innerJoin('submission as s', 's.id', 'r.submission_id')
    .innerJoin('team as t', 't.id', 's.team_id')
    .where('r.rescore_id', '=', id)
    .where('r.state', '=', 'failed')
    .orderBy('s.id', 'desc')
    .limit(100)
    .select(['s.id', 't.name', 'r.fault', 'r.fault_code'])
    .execute()
  return rows.flatMap(row =>
    row.fault === null
      ? []
      : {
          submissionId: row.id,
          team: row.name,
          fault: row.fault,
          message: faultMessage(row.fault, row.fault_code ?? '', lang),
        },
  )
}

async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('team').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(row => [row.id, row.name]))
}
