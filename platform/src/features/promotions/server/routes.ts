import { handle, type Handler } from '../../../base/http/handler.ts'
import { actorOf, requireRun, requireRunOf } from '../../competitions/server/run.lookups.ts'
import { teamFaults } from '../../teams/faults.ts'
import { previewPromotion, promoteTeam as teamCall, promoteTop as topCall } from '../contract.ts'
import { promoteTeam, withdrawPromotion } from './commands/promote-team.ts'
import { promoteTop } from './commands/promote-top.ts'
import { promotionPreview } from './views.ts'

export const promotionHandlers: Handler[] = [
  handle(previewPromotion, async (context, { params, query }) => {
    const { id } = await requireRun(context, params.id)
    const { db, lang, now } = context
    return promotionPreview(db, { competitionId: id, ...query, fromId: query.from, lang, now })
  }),

  handle(topCall, async (context, { params, body }) => {
    const { id } = await requireRun(context, params.id)
    const { db, lang, now, write } = context
    const ask = { competitionId: id, fromId: body.from, subRank: body.subRank, top: body.top }
    await write(tx => promoteTop(tx, { ...ask, teamIds: body.teamIds, actor: actorOf(context), now }))
    return promotionPreview(db, { ...ask, lang, now })
  }),

  handle(teamCall, async (context, { params, body }) => {
    const { db, now, write } = context
    const found = await db
      .selectFrom('team')
      .select('competition_id as competitionId')
      .where('id', '=', params.id)
      .executeTakeFirst()
    await requireRunOf(context, found, teamFaults.notFound)
    const ask = { teamId: params.id, scheduleId: body.schedule, reason: body.reason }
    const by = { actor: actorOf(context), now }
    await write(tx =>
      body.isPromoted ? promoteTeam(tx, { ...ask, ...by }) : withdrawPromotion(tx, { ...ask, ...by }),
    )
    const team = await db
      .selectFrom('team')
      .select('schedule_id')
      .where('id', '=', params.id)
      .executeTakeFirstOrThrow()
    return { scheduleId: team.schedule_id, isPromoted: body.isPromoted }
  }),
]
