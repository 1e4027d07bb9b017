import { Failure } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import type { Context } from '../../../../base/http/context.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { localize } from '../../../../base/web/language.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { actorOf, requireRun } from '../../competitions/server/public.ts'
import { listRunSchedules, revealSchedule as revealCall, setLadder as ladderCall } from '../contract.ts'
import { scheduleFaults } from '../faults.ts'
import { revealSchedule } from './commands/reveal-schedule.ts'
import { setLadder } from './commands/set-ladder.ts'
import { runSchedules } from './managed.views.ts'

export const scheduleHandlers: Handler[] = [
  handleStaff(listRunSchedules, async (context, { params }) => {
    const { id, zone, title_zh: zh, title_en: en } = await requireRun(context, params.id)
    return {
      competition: { id, zone, title: localize({ zh, en }, context.lang) },
      schedules: await runSchedules(context.db, id, context.lang, context.now),
    }
  }),

  handleStaff(revealCall, async (context, { params, body }) => {
    await requireSchedule(context, params)
    if (body.when === 'planned' && body.at === undefined)
      throw new Failure(baseFaults.invalidInput, { issues: [{ path: 'body.at', code: 'required' }] })
    const { now, write } = context
    const at = body.when === 'now' ? now : body.when === 'planned' ? new Date(body.at ?? now) : null
    await write(tx => revealSchedule(tx, { scheduleId: params.scheduleId, at, actor: actorOf(context), now }))
    return presentOne(context, params)
  }),

  handleStaff(ladderCall, async (context, { params, body }) => {
    await requireSchedule(context, params)
    const { now, write } = context
    await write(tx => setLadder(tx, { scheduleId: params.scheduleId, ...body, actor: actorOf(context), now }))
    return presentOne(context, params)
  }),
]

type Place = { id: number; scheduleId: number }

async function requireSchedule({ db }: Context<Viewer>, { id, scheduleId }: Place): Promise<void> {
  const found = await db
    .selectFrom('schedule')
    .select('id')
    .where('id', '=', scheduleId)
    .where('competition_id', '=', id)
    .executeTakeFirst()
  if (!found) throw new Failure(scheduleFaults.notFound)
}

async function presentOne({ db, lang, now }: Context<Viewer>, { id, scheduleId }: Place) {
  const schedules = await runSchedules(db, id, lang, now)
  const found = schedules.find(schedule => schedule.id === scheduleId)
  if (!found) throw new Failure(scheduleFaults.notFound)
  return found
}
