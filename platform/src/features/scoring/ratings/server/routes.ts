import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import type { Settings } from '../../../../base/config/settings.ts'
import { seenOf } from '../../../people/privacy/server/public.ts'
import * as calls from '../contract.ts'
import { ratingFaults } from '../faults.ts'
import { ratingOfPerson } from './history.views.ts'
import { rankingOfPeople } from './ranking.views.ts'

/** An operator can do without ratings: then there is nothing of them anywhere. */
function requireRatings({ RATING }: Settings): void {
  if (!RATING) throw new Failure(ratingFaults.switchedOff)
}

export const ratingHandlers: Handler[] = [
  handle(calls.peopleRanking, ({ read, shared, settings, viewer, now }, { query }) => {
    requireRatings(settings)
    return rankingOfPeople({ db: read, shared }, { ...query, viewerId: viewer?.userId ?? null, now })
  }),

  handle(calls.personRating, async ({ read, settings, viewer, lang, now }, { params }) => {
    requireRatings(settings)
    const userId = params.id
    const seen = await seenOf(read, viewer?.userId ?? null, userId)
    if (!seen?.visible.competitions) throw new Failure(ratingFaults.noSuchPerson)
    return ratingOfPerson(read, { userId, lang, now })
  }),
]
