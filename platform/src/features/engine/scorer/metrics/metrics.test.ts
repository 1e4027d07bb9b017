import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scoredRows, type Rows } from '../../../../../test/scored-rows.ts'
import { openLocked, type Database } from '../server/engine/duckdb.ts'
import { metrics } from './catalogue.ts'
import first from './expected/cases.json' with { type: 'json' }
import notations from './expected/notations.json' with { type: 'json' }
import structured from './expected/structured.json' with { type: 'json' }
import weighted from './expected/weighted-cases.json' with { type: 'json' }

type Case = Rows & { classes: string[] | null; expected: number | null }

let db: Database
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leitai-metrics-'))
  db = await openLocked([], folder, { memoryMb: 400, threads: 2 })
})
afterAll(() => {
  db.close()
  rmSync(folder, { recursive: true, force: true })
})

const cases = [...first, ...notations, ...structured, ...weighted] as Case[]

describe('metrics agree with scikit-learn, scipy and the published definitions to 1e-9', () => {
  test.each(
    cases.map(
      (one, index) =>
        [index, `${one.key} ${JSON.stringify(one.params)} on ${one.answers.length} rows`, one] as const,
    ),
  )('%i: %s', async (_index, _name, one) => {
    const score = await scoredRows(db, { ...one, columns: one.classes ?? one.columns })
    if (one.expected === null) expect(Number.isFinite(score)).toBe(false)
    else expect(Math.abs(score - one.expected)).toBeLessThanOrEqual(1e-9 * Math.abs(one.expected) + 1e-15)
  })
})

/** What makes another formula of a metric: its choices, not its numbers nor the name of a class. */
const variantOf = ({ key, params }: Pick<Case, 'key' | 'params'>): string =>
  [key, ...['average', 'weights', 'normalized', 'tokens', 'gain', 'iou'].map(name => params[name])]
    .filter(part => part !== undefined)
    .join(' ')

test('every metric, in each of its variants, is compared on at least five different inputs', () => {
  const inputs = new Map<string, Set<string>>()
  for (const one of cases) {
    const known = inputs.get(variantOf(one)) ?? new Set()
    inputs.set(variantOf(one), known.add(JSON.stringify([one.answers, one.predictions])))
  }
  for (const [variant, known] of inputs) expect(known.size, variant).toBeGreaterThanOrEqual(5)
  const compared = new Set([...inputs.keys()].map(variant => variant.split(' ')[0]))
  expect([...compared].toSorted()).toEqual(metrics.map(metric => metric.key).toSorted())
  for (const key of ['precision', 'recall', 'f1', 'fbeta'])
    for (const average of ['binary', 'macro', 'micro', 'weighted'])
      expect([...inputs.keys()]).toContain(`${key} ${average}`)
})

test('keys are unique and words stand in both languages', () => {
  expect(new Set(metrics.map(metric => metric.key)).size).toBe(metrics.length)
  for (const metric of metrics)
    for (const text of [metric.name.zh, metric.name.en, metric.about.zh, metric.about.en, metric.formula])
      expect(text).not.toBe('')
})
