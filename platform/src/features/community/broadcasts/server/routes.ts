import type { Handler } from '../../../../base/http/handler.ts'
import { requireWritten, sidesAt } from '../../../../base/http/require-written.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { actorOf, requireRun } from '../../../competing/competitions/server/public.ts'
import * as calls from '../contract.ts'
import { reachOf } from './audience.views.ts'
import { sendBroadcast } from './commands/send-broadcast.ts'
import { broadcastsOf } from './views.ts'

export const broadcastHandlers: Handler[] = [
  handleStaff(calls.listBroadcasts, async (context, { params, query }) => {
    const { id, zone } = await requireRun(context, params.id)
    const { db, viewer } = context
    const [page, reach] = await Promise.all([
      broadcastsOf(db, id, query),
      reachOf(db, { competitionId: id, actor: viewer.userId }),
    ])
    return { ...page, reach, zone }
  }),

  handleStaff(calls.sendBroadcast, async (context, { params, body }) => {
    const competition = await requireRun(context, params.id)
    requireWritten(competition.languages, [sidesAt('body', body, 'content')])
    const { now, write } = context
    return write(async tx => {
      const { id } = await sendBroadcast(tx, {
        competitionId: competition.id,
        ...body,
        actor: actorOf(context),
        now,
      })
      const { list } = await broadcastsOf(tx, competition.id, { before: id + 1, size: 1 })
      const [sent] = list
      if (!sent) throw new Error('the broadcast that was just written cannot be read')
      return sent
    })
  }),
]
