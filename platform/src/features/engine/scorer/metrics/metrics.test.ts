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

const ofKey = (key: string) => cases.filter(one => one.key === key && one.expected !== null)
const near = (score: number, wanted: number) =>
  expect(Math.abs(score - wanted)).toBeLessThanOrEqual(1e-9 * Math.abs(wanted) + 1e-15)

/** Powers of two beyond whose squares nothing is a number; as decimals some 1e90 and 1e-90. */
const magnitudes = [2 ** 300, 2 ** -300]

test.each([...new Set(cases.filter(one => one.roles?.weight).map(({ key }) => key))].map(key => [key]))(
  '%s counts how weights compare, of whatever magnitude they are',
  async key => {
    for (const one of ofKey(key)) {
      const { weight } = one.roles ?? {}
      if (!weight) continue
      for (const by of magnitudes) {
        const scaled = weight.map(value => Number(value) * by)
        // Others are refused as weights.
        if (scaled.some(value => value !== 0 && (value < 1e-100 || value > 1e100))) continue
        const roles = { ...one.roles, weight: scaled }
        near(
          await scoredRows(db, { ...one, roles, columns: one.classes ?? one.columns }),
          one.expected as number,
        )
      }
    }
  },
)

/** Scores of numbers that do not change where answers and predictions are scaled alike. */
const unchanged = [
  'gini',
  'wape',
  'r2',
  'pearson',
  'spearman',
  'kendall',
  'rmspe',
  'smape',
  'concordance-index',
]

test.each(unchanged)('%s is the same where the differences of numbers are none', async key => {
  const columns = { answers: [-3, 1, 2, -1, 3], predictions: [2, -1, 3, -3, 1] }
  const scored = (by: number) =>
    scoredRows(db, {
      key,
      params: {},
      columns: ['y'],
      answers: columns.answers.map(value => [value * by]),
      predictions: columns.predictions.map(value => [value * by]),
      roles: key === 'concordance-index' ? { event: [1, 1, 1, 1, 1] } : {},
    })
  near(await scored(5e307), await scored(1))
})

test.each(unchanged)('%s is the same of numbers of any magnitude', async key => {
  for (const one of ofKey(key))
    for (const by of [2 ** 1000, 2 ** 300, 2 ** -300, 2 ** -900]) {
      const scaled = (rows: Rows['answers']) => rows.map(row => row.map(value => Number(value) * by))
      const [answers, predictions] = [scaled(one.answers), scaled(one.predictions)]
      const isExact = (rows: Rows['answers'], from: Rows['answers']) =>
        rows.every((row, at) => row.every((value, column) => Number(value) / by === from[at]?.[column]))
      if (!isExact(answers, one.answers) || !isExact(predictions, one.predictions)) continue
      near(await scoredRows(db, { ...one, answers, predictions }), one.expected as number)
    }
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
