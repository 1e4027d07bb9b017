import { Failure } from '../../../../base/contract/failure.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { actorOf, requireRun } from '../../../competing/competitions/server/public.ts'
import { teamFaults } from '../../../competing/teams/faults.ts'
import {
  findCandidates,
  previewPromotion,
  promoteTeam as teamCall,
  promoteTop as topCall,
} from '../contract.ts'
import { promoteTeam, withdrawPromotion } from './commands/promote-team.ts'
import { promoteTop } from './commands/promote-top.ts'
import { candidates } from './candidates.ts'
import { promotionPreview } from './views.ts'
import { teamIn } from '../../../competing/teams/server/public.ts'

export const promotionHandlers: Handler[] = [
  handleStaff(previewPromotion, async (context, { params, query }) => {
    const { id } = await requireRun(context, params.id)
    const { db, lang, now } = context
    return promotionPreview(db, { competitionId: id, ...query, fromId: query.from, lang, now })
  }),

  handleStaff(findCandidates, async (context, { params, query }) => {
    const { id } = await requireRun(context, params.id)
    return candidates(context.db, id, query)
  }),

  handleStaff(topCall, async (context, { params, body }) => {
    const { id } = await requireRun(context, params.id)
    const { db, lang, now, write } = context
    const ask = { competitionId: id, fromId: body.from, subRank: body.subRank, top: body.top }
    await write(tx => promoteTop(tx, { ...ask, seen: body.seen, actor: actorOf(context), now }))
    return promotionPreview(db, { ...ask, lang, now })
  }),

  handleStaff(teamCall, async (context, { params, body }) => {
    const { db, now, write } = context
    const team = () => teamIn(db, params.id, params.teamId)
    if (!(await team())) throw new Failure(teamFaults.notFound)
    const ask = { teamId: params.teamId, scheduleId: body.schedule, reason: body.reason }
    const by = { actor: actorOf(context), now }
    await write(tx =>
      body.isPromoted ? promoteTeam(tx, { ...ask, ...by }) : withdrawPromotion(tx, { ...ask, ...by }),
    )
    return { scheduleId: (await team())?.schedule_id ?? null, isPromoted: body.isPromoted }
  }),
]
