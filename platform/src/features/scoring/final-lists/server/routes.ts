import type { Context } from '../../../../base/http/context.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { actorOf, requireRun } from '../../../competing/competitions/server/public.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../contract.ts'
import { confirmList } from './commands/confirm-list.ts'
import { withdrawList } from './commands/withdraw-list.ts'
import { managedList } from './views.ts'

const shown = ({ db, lang, now }: Context<Viewer>, { id, zone }: { id: number; zone: string }) =>
  managedList(db, { competitionId: id, zone, lang, now })

export const finalListHandlers: Handler[] = [
  handleStaff(calls.getFinalList, async (context, { params }) =>
    shown(context, await requireRun(context, params.id)),
  ),

  handleStaff(calls.confirmFinalList, async (context, { params, body }) => {
    const competition = await requireRun(context, params.id)
    const { now, write } = context
    const ask = { competitionId: competition.id, seen: body.seen, actor: actorOf(context), now }
    await write(tx => confirmList(tx, ask))
    return shown(context, competition)
  }),

  handleStaff(calls.withdrawFinalList, async (context, { params, body }) => {
    const competition = await requireRun(context, params.id)
    const { now, write } = context
    const ask = { competitionId: competition.id, reason: body.reason, actor: actorOf(context), now }
    await write(tx => withdrawList(tx, ask))
    return shown(context, competition)
  }),
]
