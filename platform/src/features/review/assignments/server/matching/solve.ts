import { createRequire } from 'node:module'
import type { default as Highs, Model } from 'highs'
import { seeded, shuffled } from '../../../../../base/random.ts'
import {
  barredIn,
  isOfTrack,
  lacksOf,
  neededBy,
  roomOf,
  type Matching,
  type MatchProblem,
  type Pair,
} from '../../matching.rules.ts'
import { Columns } from './columns.ts'

/** How many reviewers beyond those that a proposal needs are looked at first. */
const spare = 10
/** How many of those who may do better come in at once for one proposal. */
const atOnce = 5
/** In seconds. */
const patience = 60
const tolerance = 1e-6

// Its types are those of a CommonJS module, by which an import would be something else than it is.
const { default: loadHighs }: typeof Highs = createRequire(import.meta.url)('highs')
const highs = await loadHighs()

/** Both sides have a row in the programme. */
type Side = { id: number; row: number }
type Needing = Side & { needs: number; candidates: Side[] }

/**
 * The best matching, as a flow of least cost: first as many reviews in all as can be, then what lacks spread evenly over the
 * proposals, then the load spread evenly over the reviewers. Among equals the seed decides. A column is a unit of the flow
 * at most, so that the corners of the linear programme are whole numbers.
 *
 * Of a proposal's candidates some are in the programme from the start. Others come in where its prices show that they may
 * better it, until there are none: that proves it the best of all pairs (column generation).
 */
export function solve(problem: MatchProblem): Matching {
  const { reviewers, proposals } = sidesOf(problem)
  if (proposals.length === 0 || reviewers.length === 0) return { pairs: [], lacks: lacksOf(problem, []) }
  const rows = reviewers.length + proposals.length
  const columns = new Columns()
  // One review more is worth more than any load costs.
  const worth = 1 + Math.max(...reviewers.map(one => one.has + roomOf(one)))
  for (const { row, needs } of proposals)
    for (let missing = 1; missing <= needs; missing++) columns.add(worth * missing, [[row, 1]])
  for (const one of reviewers)
    for (let more = 0; more < roomOf(one); more++) columns.add(one.has + more, [[one.row, -1]])
  const firstPair = columns.count
  const pairs: Pair[] = []
  const enter = (into: Columns, proposal: Needing, reviewers: readonly Side[]) => {
    for (const reviewer of reviewers) {
      pairs.push([proposal.id, reviewer.id])
      into.add(0, [
        [reviewer.row, 1],
        [proposal.row, 1],
      ])
    }
  }
  for (const one of proposals) enter(columns, one, one.candidates.splice(0, one.needs + spare))

  const { cost, lower, upper, matrix } = columns.of(rows)
  const demand = [...reviewers.map(() => 0), ...proposals.map(one => one.needs)]
  const source = {
    numCols: columns.count,
    numRows: rows,
    colCost: cost,
    colLower: lower,
    colUpper: upper,
    rowLower: demand,
    rowUpper: demand,
    matrix,
  }
  const flow = highs.withModel(source, (model): Float64Array => {
    model.options.set({ output_flag: false, time_limit: patience, random_seed: problem.seed })
    for (;;) {
      const { colValue, rowDual } = run(model)
      const price = ({ row }: Side): number => rowDual[row] ?? 0
      const better = new Columns()
      for (const proposal of proposals) {
        const mayBetter = proposal.candidates.filter(one => price(proposal) + price(one) > tolerance)
        const coming = new Set(mayBetter.slice(0, atOnce))
        if (coming.size === 0) continue
        enter(better, proposal, [...coming])
        proposal.candidates = proposal.candidates.filter(one => !coming.has(one))
      }
      if (better.count === 0) return colValue
      model.addCols(better.of(rows))
    }
  })
  const chosen = pairs.filter((_pair, at) => (flow[firstPair + at] ?? 0) > 0.5)
  return { pairs: chosen, lacks: lacksOf(problem, chosen) }
}

/** Those who need and those who have room, in an order of the seed, and who may review what. */
function sidesOf(problem: MatchProblem) {
  const random = seeded(problem.seed)
  const isBarred = barredIn(problem.barred)
  const reviewers = shuffled(
    problem.reviewers.filter(one => roomOf(one) > 0),
    random,
  ).map((one, row) => ({ ...one, row }))
  const needing = problem.proposals.filter(one => neededBy(one, problem.perProposal) > 0)
  const proposals = shuffled(needing, random).map((one, at): Needing => {
    const allowed = reviewers.filter(
      reviewer => isOfTrack(reviewer, one.track) && !isBarred(one.id, reviewer.id),
    )
    return {
      id: one.id,
      row: reviewers.length + at,
      needs: neededBy(one, problem.perProposal),
      candidates: shuffled(allowed, random),
    }
  })
  return { reviewers, proposals }
}

function run(model: Model) {
  model.run()
  if (model.getModelStatus() !== highs.constants.modelStatus.optimal)
    throw new Error(`no matching was found in ${patience} seconds`)
  return model.getSolution()
}
