import { expect, test } from 'vitest'
import { measureCosts } from './cost.ts'
import { isAtLength, patience } from './length.ts'

/** What the step to a larger input may cost, of what it would cost if cost grew as the input does. */
const most = 1.3

// Processor time is measured: only where a run is given the time that inputs of such a size take.
test.runIf(isAtLength)(
  'scorers, proofs, inspections and profiles cost no more than their input grows',
  async () => {
    const costs = await measureCosts({ rows: 8_000, items: 150, rowsOfLong: 100 })
    expect(costs.length).toBeGreaterThan(100)
    expect(costs.filter(({ growth }) => !(growth <= most))).toEqual([])
  },
  patience(0),
)
