import type { Db, Tx } from '../../../../base/database/tables.ts'
import { competitionsWith } from '../../../competing/teams/server/public.ts'
import { membersOfList, standingList } from '../../../scoring/final-lists/server/public.ts'

/** Whose final list decides about a track, if it stands, and whether somebody takes part: others decide then. */
export async function standingOf(db: Db | Tx, trackId: number, userId: number) {
  const stages = await db
    .selectFrom('season_stage')
    .select('competition_id')
    .where('track_id', '=', trackId)
    .orderBy('sort')
    .execute()
  const ids = stages.map(stage => stage.competition_id)
  const last = ids.at(-1)
  const [own, list] = await Promise.all([
    competitionsWith(db, userId, ids),
    last === undefined ? undefined : standingList(db, last),
  ])
  const competition = { competitionId: last, isFinal: list !== undefined }
  if (own.size > 0 || list === undefined) return { ...competition, isOwn: own.size > 0 }
  // Whoever has left a team since has its place all the same.
  const members = await membersOfList(db, list.id)
  return { ...competition, isOwn: [...members.values()].some(one => one.includes(userId)) }
}
