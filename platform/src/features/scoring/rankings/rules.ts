/** The whole order of a board: teams best first, ties by the earlier best submission, then by team id. */
export function rank<E extends { sortKey: number; bestAt: Date; teamId: number }>(
  entries: readonly E[],
): E[] {
  return entries.toSorted(
    (x, y) => x.sortKey - y.sortKey || x.bestAt.getTime() - y.bestAt.getTime() || x.teamId - y.teamId,
  )
}

/**
 * Places on a kept board from which teams have gone since: those behind a gone team move up. `gone` are the kept places
 * of the teams that are gone, in order.
 */
export const placesWithout = (gone: readonly number[]) => ({
  now: (kept: number): number => kept - gone.filter(place => place < kept).length,
  kept: (now: number): number => gone.reduce((place, left) => (left <= place ? place + 1 : place), now),
})
