import { expect, test } from 'vitest'
import { measureCosts, mostGrowth } from './cost.ts'
import { isAtLength, patience } from './length.ts'

// Processor time is measured: only where a run is given the time that inputs of such a size take.
test.runIf(isAtLength)(
  'scorers, proofs, inspections and profiles cost no more than their input grows',
  async () => {
    const costs = await measureCosts({ rows: 8_000, items: 150, rowsOfLong: 100 })
    expect(costs.length).toBeGreaterThan(100)
    expect(costs.filter(({ growth }) => !(growth <= mostGrowth))).toEqual([])
  },
  patience(0),
)
