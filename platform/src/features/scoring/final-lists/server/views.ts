import type { Returned } from '../../../../base/contract/call.ts'
import { abilityOf } from '../../../../base/contract/ability.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { boardName, boardNames } from '../../../competing/schedules/boards.ts'
import { teamNames } from '../../../competing/teams/server/public.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import type { getFinalList } from '../contract.ts'
import { finalListFaults } from '../faults.ts'
import type { Place } from '../rules.ts'
import { fingerprintOf } from './compute.ts'
import { placesOfList } from './reads.ts'
import { situationOf } from './situation.ts'

/** How many places of a board are shown. */
const shownPlaces = 100
const shownPast = 20

/** The final places as they are confirmed, or as they would be. */
export async function managedList(
  db: Db,
  ask: { competitionId: number; zone: string; lang: Lang; now: Date },
): Promise<Returned<typeof getFinalList>> {
  const { competitionId, zone, lang, now } = ask
  const situation = await situationOf(db, competitionId, now)
  const { rounds, standing } = situation
  const lists = await db
    .selectFrom('final_list')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('id', 'desc')
    .limit(shownPast)
    .execute()
  const names = await userNames(
    db,
    lists.flatMap(list => [list.confirmed_by, ...(list.withdrawn_by === null ? [] : [list.withdrawn_by])]),
  )
  const kept = standing && (await placesOfList(db, standing.id))
  const places: (Place & { name: string | undefined })[] = kept
    ? kept.map(row => ({ subRank: row.sub_rank, rank: row.rank, teamId: row.team_id, name: row.team_name }))
    : situation.places.map(place => ({ ...place, name: undefined }))
  const shown = places.filter(place => place.rank <= shownPlaces)
  const unnamed = await teamNames(
    db,
    shown.flatMap(place => (place.name === undefined ? [place.teamId] : [])),
  )
  const boards = rounds.flatMap(round => boardNames(round, lang))
  const counts = Map.groupBy(places, place => place.subRank)
  const current = lists.find(list => list.id === standing?.id)
  return {
    zone,
    boards: [...counts].map(([subRank, all]) => ({
      subRank,
      name: boardName(boards, subRank),
      teams: all.length,
      places: shown
        .filter(place => place.subRank === subRank)
        .map(({ rank, teamId, name }) => ({
          rank,
          team: { id: teamId, name: name ?? unnamed.get(teamId) ?? String(teamId) },
        })),
    })),
    seen: fingerprintOf(situation.places),
    confirmed: current
      ? {
          at: current.confirmed_at,
          by: names.get(current.confirmed_by) ?? '',
          revisedAt: current.revised_at,
        }
      : null,
    withdrawn: lists.flatMap(list =>
      list.withdrawn_at === null
        ? []
        : [
            {
              confirmedAt: list.confirmed_at,
              withdrawnAt: list.withdrawn_at,
              by: names.get(list.withdrawn_by ?? 0) ?? '',
              reason: list.withdraw_reason ?? '',
            },
          ],
    ),
    openAppeals: situation.openAppeals,
    abilities: {
      confirm: abilityOf(situation.blocked, lang),
      withdraw: abilityOf(standing ? undefined : finalListFaults.notConfirmed, lang),
    },
  }
}
