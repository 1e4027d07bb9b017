import type { ReadCache } from '../../../../base/database/read-cache.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { placesWithout } from '../rules.ts'
import { dayBefore, type Earlier, type OnBoard } from './describe.views.ts'
import { gonePlaces } from './gone.views.ts'
import { standingsOf } from './standings.ts'

/**
 * The places with which those of a board are compared: list A with itself at the end of yesterday, without the teams
 * that have been disqualified since; list B, which no longer moves once it is seen, with list A.
 */
export async function earlierPlaces(
  { db, shared }: { db: ReadDb; shared: ReadCache },
  ask: OnBoard,
  teamIds: readonly number[],
): Promise<Earlier> {
  if (ask.board === 'B') {
    const places = await placesOnA({ db, shared }, ask, teamIds)
    return ({ id }) => places.get(id)
  }
  const day = dayBefore(ask)
  const key = `gone ${ask.schedule.id} ${ask.board} ${day} ${ask.subRank}`
  const places = placesWithout(await shared.read(key, () => gonePlaces(db, ask, day)))
  return ({ rankYesterday }) => (rankYesterday === null ? undefined : places.now(rankYesterday))
}

async function placesOnA(
  reads: { db: ReadDb; shared: ReadCache },
  { schedule, subRank }: OnBoard,
  teamIds: readonly number[],
): Promise<Map<number, number | undefined>> {
  const standings = await standingsOf(reads, { scheduleId: schedule.id, subRank, board: 'A' })
  if (standings) return new Map(teamIds.map(id => [id, standings.placeThen(id)]))
  const rows = await reads.db
    .selectFrom('ranking_entry as e')
    .where('e.schedule_id', '=', schedule.id)
    .where('e.sub_rank', '=', subRank)
    .where('e.board', '=', 'A')
    .where(eb => eb.ref('e.is_ranked'))
    .where(eb => eb('e.team_id', '=', eb.fn.any(eb.val([...teamIds]))))
    .select('e.team_id as id')
    .select(eb =>
      eb
        .selectFrom('ranking_entry as a')
        .whereRef('a.schedule_id', '=', 'e.schedule_id')
        .whereRef('a.sub_rank', '=', 'e.sub_rank')
        .where('a.board', '=', 'A')
        .where(one => one.ref('a.is_ranked'))
        .where(one =>
          one(
            one.refTuple('a.sort_key', 'a.best_at', 'a.team_id'),
            '<',
            one.refTuple('e.sort_key', 'e.best_at', 'e.team_id'),
          ),
        )
        .select(one => one.fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('before'),
    )
    .execute()
  return new Map(rows.map(row => [row.id, row.before + 1]))
}
