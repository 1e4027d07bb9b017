import { Failure } from '../../../base/contract/failure.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import type { Context } from '../../../base/http/context.ts'
import { handle, type Handler } from '../../../base/http/handler.ts'
import type { Viewer } from '../../../base/http/viewer.ts'
import { localize } from '../../../base/web/language.ts'
import { actorOf, requireRun, requireRunOf } from '../../competitions/server/run.lookups.ts'
import { listRunSchedules, revealSchedule as revealCall, setLadder as ladderCall } from '../contract.ts'
import { scheduleFaults } from '../faults.ts'
import { revealSchedule } from './commands/reveal-schedule.ts'
import { setLadder } from './commands/set-ladder.ts'
import { runSchedules } from './run-views.ts'

export const scheduleHandlers: Handler[] = [
  handle(listRunSchedules, async (context, { params }) => {
    const { id, zone, title_zh: zh, title_en: en } = await requireRun(context, params.id)
    return {
      competition: { id, zone, title: localize({ zh, en }, context.lang) },
      schedules: await runSchedules(context.db, id, context.lang, context.now),
    }
  }),

  handle(revealCall, async (context, { params, body }) => {
    const competitionId = await requireSchedule(context, params.id)
    if (body.when === 'planned' && body.at === undefined)
      throw new Failure(baseFaults.invalidInput, { issues: [{ path: 'body.at', code: 'required' }] })
    const { now, write } = context
    const at = body.when === 'now' ? now : body.when === 'planned' ? new Date(body.at ?? now) : null
    await write(tx => revealSchedule(tx, { scheduleId: params.id, at, actor: actorOf(context), now }))
    return presentOne(context, competitionId, params.id)
  }),

  handle(ladderCall, async (context, { params, body }) => {
    const competitionId = await requireSchedule(context, params.id)
    const { now, write } = context
    await write(tx => setLadder(tx, { scheduleId: params.id, ...body, actor: actorOf(context), now }))
    return presentOne(context, competitionId, params.id)
  }),
]

async function requireSchedule(context: Context<Viewer>, id: number): Promise<number> {
  const found = await context.db
    .selectFrom('schedule')
    .select('competition_id as competitionId')
    .where('id', '=', id)
    .executeTakeFirst()
  return (await requireRunOf(context, found, scheduleFaults.notFound)).id
}

async function presentOne({ db, lang, now }: Context<Viewer>, competitionId: number, id: number) {
  const schedules = await runSchedules(db, competitionId, lang, now)
  const found = schedules.find(schedule => schedule.id === id)
  if (!found) throw new Failure(scheduleFaults.notFound)
  return found
}
