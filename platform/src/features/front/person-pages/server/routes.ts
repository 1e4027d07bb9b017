import { dayIn } from '../../../../base/clock/zone.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { readerZoneOf } from '../../../../base/http/reader-zone.ts'
import { usualZone } from '../../../../base/web/format.ts'
import * as calls from '../contract.ts'
import { heatFrom } from '../rules.ts'
import { activityPage, daysOf, followedPage } from './activity.views.ts'
import { collectionPage } from './collection.views.ts'
import { enteredPage, personCourse } from './entered.views.ts'
import { datasetsPage, publishesPage } from './lists.views.ts'
import { requireVisible } from './reader.ts'

const hidden = { isVisible: false, total: 0, list: [] }

export const personPageHandlers: Handler[] = [
  handle(calls.listEntered, async (context, { params, query }) => {
    const { competitions } = await requireVisible(context, params.id)
    if (!competitions) return hidden
    const { practice, page, per_page: perPage } = query
    return {
      isVisible: true,
      ...(await enteredPage(context, { userId: params.id, practice, page, perPage })),
    }
  }),

  handle(calls.getCourse, async (context, { params }) => {
    const { competitions: isVisible } = await requireVisible(context, params.id)
    const { id: userId, competitionId } = params
    return { isVisible, course: isVisible ? await personCourse(context, { userId, competitionId }) : null }
  }),

  handle(calls.listPublishes, async (context, { params, query }) => {
    await requireVisible(context, params.id)
    const { type, page, per_page: perPage } = query
    return publishesPage(context, { userId: params.id, type, page, perPage })
  }),

  handle(calls.listOwnDatasets, async (context, { params, query }) => {
    await requireVisible(context, params.id)
    return datasetsPage(context, { userId: params.id, page: query.page, perPage: query.per_page })
  }),

  handle(calls.listCollection, async (context, { params, query }) => {
    const { myDynamics } = await requireVisible(context, params.id)
    if (!myDynamics) return hidden
    const { kind, page, per_page: perPage } = query
    return { isVisible: true, ...(await collectionPage(context, { userId: params.id, kind, page, perPage })) }
  }),

  handle(calls.listActivity, async (context, { params, query }) => {
    const visible = await requireVisible(context, params.id)
    if (!visible.myDynamics) return { isVisible: false, events: [], next: null }
    const { before, per_page: perPage } = query
    return {
      isVisible: true,
      ...(await activityPage(context, { userId: params.id, visible, before, perPage })),
    }
  }),

  handle(calls.getHeat, async (context, { params, query }) => {
    const visible = await requireVisible(context, params.id)
    const zone = readerZoneOf(query) ?? usualZone
    const to = dayIn(zone, context.now)
    const from = heatFrom(to)
    if (!visible.myDynamics) return { isVisible: false, from, to, total: 0, days: [] }
    const days = await daysOf(context, { userId: params.id, visible, zone, from })
    return { isVisible: true, from, to, total: days.reduce((sum, { count }) => sum + count, 0), days }
  }),

  handle(calls.listFollowedActivity, (context, { query }) =>
    followedPage(context, {
      userId: context.viewer.userId,
      before: query.before,
      perPage: query.per_page,
    }),
  ),
]
