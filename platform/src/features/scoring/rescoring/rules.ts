/** A team's place on a board. */
export type Ranked = { teamId: number; rank: number; score: number }

export type Difference = {
  teamId: number
  before: { rank: number; score: number } | null
  after: { rank: number; score: number } | null
  /** Places won (positive) or lost; null for a team that comes or goes. */
  moved: number | null
}

/** What becomes of every team that is on either board: in the new order, those that leave at the end. */
export function rankDifferences(before: readonly Ranked[], after: readonly Ranked[]): Difference[] {
  const old = new Map(before.map(place => [place.teamId, place]))
  const kept = new Set(after.map(place => place.teamId))
  const bare = ({ rank, score }: Ranked) => ({ rank, score })
  return [
    ...after.map(place => {
      const was = old.get(place.teamId)
      return {
        teamId: place.teamId,
        before: was ? bare(was) : null,
        after: bare(place),
        moved: was ? was.rank - place.rank : null,
      }
    }),
    ...before
      .filter(place => !kept.has(place.teamId))
      .map(place => ({ teamId: place.teamId, before: bare(place), after: null, moved: null })),
  ]
}
