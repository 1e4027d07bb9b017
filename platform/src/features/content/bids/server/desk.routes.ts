import { sql } from 'kysely'
import { abilityOf } from '../../../../base/contract/ability.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { byWhom } from '../../../../base/http/by-whom.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { renderMarkdown } from '../../../../base/markdown/render.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import * as calls from '../desk.contract.ts'
import { bidFaults } from '../faults.ts'
import { readsBids, stateNow, stepDenied } from '../rules.ts'
import { shortlist } from './commands/bids.ts'
import { answerQuestion, grantAccess, removeTalk } from './commands/talk.ts'
import { takeNeedDown } from './commands/needs.ts'
import { filesOf } from './files.ts'
import { readNeed, standingOf } from './needs.ts'

export const deskHandlers: Handler[] = [
  handle(calls.listBids, async ({ db, viewer, lang, now }, { params: { needId } }) => {
    const need = await readNeed(db, needId)
    const who = await standingOf(db, need, viewer)
    if (!readsBids(who)) throw new Failure(bidFaults.notFound)
    const [bids, requests] = await Promise.all([
      db
        .selectFrom('bid')
        .selectAll()
        .where('need_id', '=', needId)
        .orderBy(sql`id is not distinct from ${need.awarded_bid_id}`, 'desc')
        .orderBy('is_shortlisted', 'desc')
        .orderBy('id')
        .limit(500)
        .execute(),
      db
        .selectFrom('bid_access')
        .selectAll()
        .where('need_id', '=', needId)
        .orderBy('asked_at', 'desc')
        .orderBy('user_id')
        .limit(500)
        .execute(),
    ])
    const [names, files] = await Promise.all([
      userNames(
        db,
        [...bids, ...requests].map(one => one.user_id),
      ),
      filesOf(
        db,
        bids.map(bid => bid.id),
      ),
    ])
    const personOf = (id: number) => ({ id, name: names.get(id) ?? '' })
    const state = stateNow(need, now)
    const can = (step: 'select' | 'award' | 'close') =>
      abilityOf(need.taken_down_at ? bidFaults.takenDown : stepDenied(step, state, who), lang)
    return {
      title: localizeColumn(need, 'title', lang),
      state,
      bids: bids.map(bid => ({
        id: bid.id,
        user: personOf(bid.user_id),
        summary: bid.summary,
        html: renderMarkdown(bid.proposal),
        offer: bid.offer,
        team: bid.team,
        isNamed: bid.is_named,
        isShortlisted: bid.is_shortlisted,
        isAwarded: bid.id === need.awarded_bid_id,
        files: files.get(bid.id) ?? [],
        at: bid.updated_at,
      })),
      requests: requests.map(one => ({
        user: personOf(one.user_id),
        message: one.message,
        askedAt: one.asked_at,
        isGranted: one.granted_at !== null,
      })),
      abilities: { select: can('select'), award: can('award'), close: can('close') },
    }
  }),

  handle(calls.shortlistBid, (context, { params, body }) =>
    context.write(async tx => {
      const { viewer, address, now } = context
      await shortlist(tx, {
        ...params,
        ...body,
        viewer,
        actor: { userId: viewer.userId, address },
        now,
      })
      return body
    }),
  ),

  handle(calls.answerQuestion, ({ write, viewer, address, now }, { params, body }) =>
    write(async tx => {
      const actor = { userId: viewer.userId, address }
      await answerQuestion(tx, { ...params, ...body, viewer, actor, now })
      return { id: params.questionId }
    }),
  ),

  handle(calls.grantAccess, ({ write, viewer, address, now }, { params, body }) =>
    write(async tx => {
      const actor = { userId: viewer.userId, address }
      await grantAccess(tx, { ...params, ...body, viewer, actor, now })
      return body
    }),
  ),

  handle(calls.removeTalk, (context, { params, body }) =>
    context.write(async tx => {
      await removeTalk(tx, { ...params, ...body, viewer: context.viewer, ...byWhom(context) })
      return { isRemoved: true }
    }),
  ),

  handle(calls.takeNeedDown, (context, { params, body }) =>
    context.write(async tx => {
      await takeNeedDown(tx, { ...params, ...body, viewer: context.viewer, ...byWhom(context) })
      return { isTakenDown: body.isTakenDown }
    }),
  ),
]
