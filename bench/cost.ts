import { measureCosts, type Cost } from '../platform/test/cost.ts'
import type { Row } from './report.ts'

/** So many scorers are named; the others grow less. */
const named = 5

/** How processor time grows where inputs do: proofs, inspections and profiles, and the scorers that grow most. */
export async function benchCost(): Promise<Row[]> {
  const size = process.env.BENCH_SMALL === undefined ? 1 : 1 / 40
  const costs = await measureCosts(
    { rows: 8_000 * size, items: Math.ceil(150 * size), rowsOfLong: Math.ceil(100 * size) },
    // It takes a quarter of an hour.
    cost => console.error(`${cost.what} by ${cost.in}: ${cost.growth.toFixed(2)}`),
  )
  return (['rows', 'cells'] as const).flatMap(by => {
    const own = costs.filter(cost => cost.in === by)
    const isScorer = ({ what }: Cost) => !/^(proof|inspection|profile)/.test(what)
    const scorers = own.filter(isScorer).toSorted((a, b) => b.growth - a.growth)
    return [...own.filter(cost => !isScorer(cost)), ...scorers.slice(0, named)].map(cost => ({
      path: `1, 4 and 16 times the ${by}: ${cost.what}${isScorer(cost) ? `, of ${scorers.length} scorers` : ''}`,
      figure: `${cost.seconds.map(seconds => seconds.toFixed(2)).join(', ')} s of processor time`,
      floor: 'linear; bar: 1.3 times that',
      ratio: `${cost.growth.toFixed(2)} times`,
    }))
  })
}
