/** At most so many of these, as evenly as they can be left out; the first and the last always stay. */
export const thinned = <T>(all: readonly T[], most: number): T[] =>
  all.length <= most
    ? [...all]
    : Array.from(
        { length: most },
        (_, index) => all[Math.round((index * (all.length - 1)) / (most - 1))] as T,
      )

/** Places that are drawn each on a line of its own; those behind share what is left below. */
export const ownLines = 10

/**
 * On which line a place is drawn, the first on 0. Behind the tenth they lie closer the further down, so that a team that
 * comes from far below does not press all others together.
 */
export const lineOf = (place: number, last: number): number =>
  place <= ownLines
    ? place - 1
    : ownLines + Math.log(place / (ownLines + 1)) / Math.log(Math.max(last, ownLines + 2) / (ownLines + 1))
