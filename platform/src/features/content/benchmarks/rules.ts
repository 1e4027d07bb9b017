type Direction = 'maximize' | 'minimize'
type Scored = { at: Date; score: number }

export const longestAbout = 5_000
export const longestBody = 20_000
export const mostEntries = 500

const isBetter = (score: number, than: number, direction: Direction) =>
  direction === 'maximize' ? score > than : score < than

/** Entries of a board, the best first; of two alike the earlier. */
export const ranked = <T extends Scored>(entries: readonly T[], direction: Direction): T[] =>
  entries.toSorted((a, b) =>
    a.score === b.score ? a.at.getTime() - b.at.getTime() : isBetter(a.score, b.score, direction) ? -1 : 1,
  )

/** Entries in the order of time, each with the best score there was by then. */
export function progressOf<T extends Scored>(
  entries: readonly T[],
  direction: Direction,
): (T & { best: number; isRecord: boolean })[] {
  let best: number | undefined
  return entries
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(entry => {
      const isRecord = best === undefined || isBetter(entry.score, best, direction)
      if (isRecord) best = entry.score
      return { ...entry, best: best ?? entry.score, isRecord }
    })
}

/** What must be there in both languages before everybody sees a benchmark. */
export const missingOf = (value: Record<`${'title' | 'summary' | 'body'}${'Zh' | 'En'}`, string>): string[] =>
  (['title', 'summary', 'body'] as const).flatMap(name =>
    (['Zh', 'En'] as const).flatMap(side =>
      value[`${name}${side}`].trim() === '' ? [`${name}${side}`] : [],
    ),
  )
