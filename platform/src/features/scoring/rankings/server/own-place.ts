import { sql } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { boardOf, type Page, type Reads } from './board-page.views.ts'
import { describeTeams, type Entry, type OnBoard, type Shown } from './describe.views.ts'
import { earlierPlaces } from './earlier.ts'
import { standingsOf } from './standings.ts'

type OwnPlace = Entry & { teamId: number; ranking: number | null; shown: Shown }

/** The team's own row as it stands now; its place is the one that it has in what is shared, unless the row is another by now. */
export async function ownPlace(reads: Reads, ask: OnBoard, teamId: number): Promise<OwnPlace | undefined> {
  const { db } = reads
  const [standings, earlier] = await Promise.all([
    standingsOf(reads, boardOf(ask)),
    earlierPlaces(reads, ask, [teamId]),
  ])
  const team = (await describeTeams(db, ask, [teamId], earlier)).get(teamId)
  if (!team?.entry) return undefined
  const { entry } = team
  const ranking = standings?.placeOf(teamId, entry.mark) ?? (await countedPlace(db, ask, teamId))
  return { ...entry, teamId, ranking, shown: team.shown({ ...entry, ranking }) }
}

/** Null for an entry without a place. */
async function countedPlace(db: ReadDb, ask: OnBoard, teamId: number): Promise<number | null> {
  const { rows } = await sql<{ ranking: number }>`
    select count(a.team_id)::int + 1 as ranking from ranking_entry e
    left join ranking_entry a on a.schedule_id = e.schedule_id and a.sub_rank = e.sub_rank and a.board = e.board
      and a.is_ranked and (a.sort_key, a.best_at, a.team_id) < (e.sort_key, e.best_at, e.team_id)
    where e.schedule_id = ${ask.schedule.id} and e.sub_rank = ${ask.subRank} and e.board = ${ask.board}
      and e.team_id = ${teamId} and e.is_ranked
    group by e.team_id`.execute(db)
  return rows[0]?.ranking ?? null
}

/** Whether what a page says of the team, and that it says anything at all, is what the team's own row says. */
export function agrees({ list }: Page, own: OwnPlace, { page, perSize }: { page: number; perSize: number }) {
  const listed = list.find(entry => entry.team.id === own.teamId)
  const isOnPage = own.ranking !== null && Math.ceil(own.ranking / perSize) === page
  if (!listed) return !isOnPage
  return (
    listed.ranking === own.ranking &&
    listed.validSubmitCount === own.valid_count &&
    (listed.maxScoreSubmittedAt as Date).getTime() === own.best_at.getTime()
  )
}
