import type { z } from 'zod'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { listRescores } from '../contract.ts'
import { outdatedScores } from './outdated.views.ts'

type Rounds = z.input<(typeof listRescores)['answer']>['rounds']
type Rescore = Rounds[number]['rescores'][number]
type Answers = Rounds[number]['answers'][number]

export async function rescoreRounds(db: Db, competitionId: number): Promise<Rounds> {
  const schedules = await db
    .selectFrom('schedule')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('sort')
    .execute()
  const ids = schedules.map(schedule => schedule.id)
  const [answers, rescores, outdated] = await Promise.all([
    answersOf(db, ids),
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

async function answersOf(
  db: Db,
  scheduleIds: readonly number[],
): Promise<(Answers & { scheduleId: number })[]> {
  if (scheduleIds.length === 0) return []
  const rows = await db
    .selectFrom('answer_file as f')
    .leftJoin('app_user as u', 'u.id', 'f.uploaded_by')
    .where('f.schedule_id', 'in', scheduleIds)
    .orderBy('f.id', 'desc')
    .select([
      'f.id',
      'f.schedule_id',
      'f.list',
      'f.sha256',
      'f.size',
      'f.file_name',
      'f.rows',
      'f.is_active',
      'f.created_at',
    ])
    .select('u.user_name')
    .execute()
  return rows.map(row => ({
    id: row.id,
    scheduleId: row.schedule_id,
    list: row.list,
    fileName: row.file_name,
    rows: row.rows,
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
    changesSetting: row.evaluation !== null,
    startedBy: row.starter,
    startedAt: row.started_at,
    endedBy: row.ender,
    endedAt: row.ended_at,
    ...(counts.get(row.id) ?? { total: 0, waiting: 0, scored: 0, failed: 0, behind: 0 }),
  }))
}

async function countsOf(db: Db | Tx, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('rescore as r')
    .leftJoin('rescore_result as x', 'x.rescore_id', 'r.id')
    .where(eb => eb('r.id', '=', eb.fn.any(eb.val([...ids]))))
    .groupBy('r.id')
    .select('r.id')
    .select(eb => {
      const inState = (state: 'waiting' | 'scored' | 'failed') =>
        eb.fn.countAll<number>().filterWhere('x.state', '=', state)
      return [
        eb.fn.count<number>('x.rescore_id').as('total'),
        inState('waiting').as('waiting'),
        inState('scored').as('scored'),
        inState('failed').as('failed'),
        // Of one that is over nothing is behind.
        eb
          .selectFrom('submission as s')
          .whereRef('s.schedule_id', '=', 'r.schedule_id')
          .where('s.state', '=', 'scored')
          .where('r.state', '=', 'open')
          .where(one =>
            one.not(
              one.exists(
                one
                  .selectFrom('rescore_result as y')
                  .whereRef('y.rescore_id', '=', 'r.id')
                  .whereRef('y.submission_id', '=', 's.id'),
              ),
            ),
          )
          .select(one => one.fn.countAll<number>().as('n'))
          .$asScalar()
          .$notNull()
          .as('behind'),
      ]
    })
    .execute()
  return new Map(rows.map(({ id, ...counted }) => [id, counted]))
}
