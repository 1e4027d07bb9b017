import { sortKey, type Direction } from '../submissions/counting.rules.ts'

/** How many teams have which score, between a worse score and the best one. */
export type Spread = {
  from: number
  to: number
  /** Those whose scores lie close together as one, by the best score among them; better ones first. */
  bins: { score: number; teams: number }[]
  /** Teams whose score is worse than `from`. */
  beyond: number
  /** The scores of the last teams of the first few places, as far as there are teams behind them. */
  cuts: { place: number; score: number }[]
}

const mostBins = 160
const usualCuts = [3, 10, 100]
/** What lies this many times as far from the best as most teams do is not drawn: the others would be one line. */
const mostPart = 0.9
const farOff = 2

/**
 * The scores of a board as one picture; null where all are alike.
 * @param sortKeys of its teams, best first: the smaller, the better.
 * @param decimals that scores are shown with. More is not told.
 * @param places that are cut after; without any, after a few that are usual.
 */
export function spreadOf(
  sortKeys: readonly number[],
  direction: Direction,
  decimals: number,
  places: readonly number[] = [],
): Spread | null {
  const unit = 10 ** decimals
  const keys = sortKeys.map(key => Math.round(key * unit) / unit)
  const best = keys[0]
  const worst = keys.at(-1)
  if (best === undefined || worst === undefined || best === worst) return null
  const usual = keys[Math.floor(mostPart * (keys.length - 1))] as number
  const limit = best + farOff * (usual - best)
  const end = usual > best ? (keys.findLast(key => key <= limit) ?? worst) : worst
  const score = (key: number) => sortKey(key, direction)
  const drawn = keys.filter(key => key <= end)
  const bins = Map.groupBy(drawn, key => Math.floor(((key - best) / (end - best)) * mostBins))
  const cuts = (places.length > 0 ? places : usualCuts).filter(place => place < keys.length)
  return {
    from: score(end),
    to: score(best),
    bins: [...bins.values()].map(alike => ({ score: score(alike[0] as number), teams: alike.length })),
    beyond: keys.length - drawn.length,
    // A score that was enough for several of them is cut after the last.
    cuts: cuts
      .map(place => ({ place, score: score(keys[place - 1] as number) }))
      .filter((cut, index, all) => cut.score !== all[index + 1]?.score),
  }
}
