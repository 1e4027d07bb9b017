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
  const found = await db
    .selectFrom('ranking_entry as e')
    .leftJoin('ranking_entry as a', join =>
      join
        .onRef('a.schedule_id', '=', 'e.schedule_id')
        .onRef('a.sub_rank', '=', 'e.sub_rank')
        .onRef('a.board', '=', 'e.board')
        .on(eb => eb.ref('a.is_ranked'))
        .on(eb =>
          eb(
            eb.refTuple('a.sort_key', 'a.best_at', 'a.team_id'),
            '<',
            eb.refTuple('e.sort_key', 'e.best_at', 'e.team_id'),
          ),
        ),
    )
    .where('e.schedule_id', '=', ask.schedule.id)
    .where('e.sub_rank', '=', ask.subRank)
    .where('e.board', '=', ask.board)
    .where('e.team_id', '=', teamId)
    .where(eb => eb.ref('e.is_ranked'))
    .groupBy('e.team_id')
    .select(eb => eb.fn.count<number>('a.team_id').as('before'))
    .executeTakeFirst()
  return found ? found.before + 1 : null
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
