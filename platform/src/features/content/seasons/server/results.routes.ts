import { Failure } from '../../../../base/contract/failure.ts'
import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { decideAward, listResults } from '../editing.contract.ts'
import { seasonFaults } from '../faults.ts'
import { decide } from './commands/decide-award.ts'
import { resultsOf } from './results.views.ts'
import { standingOf } from './tracks.ts'

export const resultHandlers: Handler[] = [
  handleStaff(listResults, async ({ db, viewer, lang }, { params: { seasonId, trackId }, query }) => {
    const track = await db
      .selectFrom('season_track')
      .select('id')
      .where('id', '=', trackId)
      .where('season_id', '=', seasonId)
      .executeTakeFirst()
    if (!track) throw new Failure(seasonFaults.notFound)
    const { competitionId, isFinal, isOwn } = await standingOf(db, trackId, viewer.userId)
    const { search, page, per_page: limit } = query
    const shown = { trackId, competitionId, search, limit, offset: (page - 1) * limit, lang }
    return { isFinal, isOwn, ...(await resultsOf(db, shown)) }
  }),

  handleStaff(decideAward, (context, { params, body }) =>
    context.write(tx => decide(tx, { ...params, ...body, ...byWhom(context), lang: context.lang })),
  ),
]
