import type { Parsed, Returned } from '../../../../base/contract/call.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { shownAmong } from '../../../../base/web/shown-score.ts'
import { searchBoard } from '../../rankings/server/public.ts'
import { scheduleFaults } from '../../../competing/schedules/faults.ts'
import { schedulesOf } from '../../../competing/schedules/server/public.ts'
import type { findCandidates } from '../contract.ts'
import { decidingBoard } from '../rules.ts'
import { presentPromotion, promotionsFrom } from './promoted.views.ts'

/** Who of the deciding board could be picked by hand: a page of those whose name has what is searched. */
export async function candidates(
  db: Db,
  competitionId: number,
  query: Parsed<typeof findCandidates>['query'],
): Promise<Returned<typeof findCandidates>> {
  const { from: scheduleId, subRank, search, after, size } = query
  const from = (await schedulesOf(db, competitionId)).find(schedule => schedule.id === scheduleId)
  if (!from) throw new Failure(scheduleFaults.notFound)
  const board = { scheduleId, subRank, board: decidingBoard(from) }
  const { placed, total } = await searchBoard(db, board, { search, after, limit: size + 1 })
  const list = placed.slice(0, size)
  const promotions = await promotionsFrom(
    db,
    scheduleId,
    list.map(place => place.teamId),
  )
  const standing = promotions.filter(row => row.withdrawn_at === null)
  const shown = shownAmong(
    list.map(place => place.score),
    from.precision,
  )
  return {
    list: list.map(({ rank, teamId, team, score }) => ({
      rank,
      team: { id: teamId, name: team },
      score: shown(score),
      promoted: presentPromotion(standing.find(row => row.team_id === teamId)),
    })),
    next: placed.length > size ? (list.at(-1)?.rank ?? null) : null,
    total,
  }
}
