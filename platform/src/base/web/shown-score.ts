/** Up to here decimals are raised one by one; scores that still look alike are written in full: more digits are no longer theirs. */
const mostDecimals = 15

/**
 * A score with the decimals of its round, or with two digits and a power where these would say 0 of what is not: ranks
 * are decided on the full number.
 */
export function shownScore(score: number, precision: number): string {
  const fixed = score.toFixed(precision)
  return score !== 0 && Number(fixed) === 0 ? score.toExponential(1) : fixed
}

/** Scores that stand beside each other: those that differ have as many more decimals as show it. */
export function shownApart(scores: readonly number[], precision: number): string[] {
  const texts = scores.map(score => shownScore(score, precision))
  if (precision > mostDecimals) return texts.map((_, at) => String(scores[at]))
  const scoreOf = new Map<string, number>()
  const alike = new Set<string>()
  for (const [at, text] of texts.entries()) {
    const score = scores[at] as number
    if ((scoreOf.get(text) ?? score) !== score) alike.add(text)
    scoreOf.set(text, score)
  }
  if (alike.size === 0) return texts
  const hidden = texts.flatMap((text, at) => (alike.has(text) ? [at] : []))
  const apart = shownApart(
    hidden.map(at => scores[at] as number),
    precision + 1,
  )
  return texts.map((text, at) => (alike.has(text) ? (apart[hidden.indexOf(at)] as string) : text))
}

/** The same as a function of the score, for scores that are shown in several places. */
export function shownAmong(scores: readonly number[], precision: number): (score: number) => string {
  const texts = shownApart(scores, precision)
  const textOf = new Map(scores.map((score, at) => [score, texts[at]]))
  return score => textOf.get(score) ?? shownScore(score, precision)
}

/** Scores of several boards, each with the decimals of its own: those of one board stand beside each other. */
export function shownByBoard<R extends { precision: number }>(
  rows: readonly R[],
  boardOf: (row: R) => number | string,
  scoreOf: (row: R) => number | null,
): (row: R) => string | null {
  const boards = new Map(
    [...Map.groupBy(rows, boardOf)].map(([board, own]) => [
      board,
      shownAmong(
        own.map(scoreOf).filter(score => score !== null),
        own[0]?.precision ?? 0,
      ),
    ]),
  )
  return row => {
    const score = scoreOf(row)
    return score === null ? null : (boards.get(boardOf(row))?.(score) ?? null)
  }
}
