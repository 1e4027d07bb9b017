import { shownAmong } from '../../../../base/web/shown-score.ts'
import { boardOf, type Page, type Reads } from './board-page.views.ts'
import { countedPlaces } from './counted-places.ts'
import { describeTeams, type Entry, type OnBoard, type Shown } from './describe.views.ts'
import { earlierPlaces } from './earlier.ts'
import { standingsOf } from './standings.ts'
import { trendsOf } from './trends.ts'

type OwnPlace = Entry & { teamId: number; ranking: number | null; shown: Shown }

/** The team's own row as it stands now; its place is the one that it has in what is shared, unless the row is another by now. */
export async function ownPlace(reads: Reads, ask: OnBoard, teamId: number): Promise<OwnPlace | undefined> {
  const { db } = reads
  const [standings, earlier, trends] = await Promise.all([
    standingsOf(reads, boardOf(ask)),
    earlierPlaces(reads, ask, [teamId]),
    trendsOf(db, ask, [teamId]),
  ])
  const team = (await describeTeams(db, ask, [teamId], earlier)).get(teamId)
  if (!team?.entry) return undefined
  const { entry } = team
  const ranking =
    standings?.placeOf(teamId, entry.mark) ??
    (await countedPlaces(db, boardOf(ask), [teamId])).get(teamId) ??
    null
  return {
    ...entry,
    teamId,
    ranking,
    shown: { ...team.shown({ ...entry, ranking }), trend: trends.get(teamId) ?? [] },
  }
}

/** The team's own row beside a page: its score differs in writing from those on the page that it differs from. */
export function shownBeside({ list, baselines }: Page, { shown }: OwnPlace, { schedule }: OnBoard): Shown {
  const scores = [...list, ...baselines, shown].map(row => row.score)
  return { ...shown, maxScore: shownAmong(scores, schedule.precision)(shown.score) }
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
