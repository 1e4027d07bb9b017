import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAtLength } from '../../../../../test/length.ts'
import { scoredRows, type Rows } from '../../../../../test/scored-rows.ts'
import { openLocked, type Database } from '../server/engine/duckdb.ts'
import { metricByKey } from './catalogue.ts'

let db: Database
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leitai-properties-'))
  db = await openLocked([], folder, { memoryMb: 400, threads: 1 })
})
afterAll(() => {
  db.close()
  rmSync(folder, { recursive: true, force: true })
})

type Row = {
  y: string | number
  p: (string | number)[]
  weight?: number
  scale?: number
  series?: string
  event?: number
}
type Kind = {
  params?: Record<string, unknown>
  columns?: readonly string[]
  row: fc.Arbitrary<Row>
  /** What a row predicts that is right. */
  perfect?: (row: Row) => (string | number)[]
}

const whole = (min: number, max: number) => fc.integer({ min, max }).map(Number)
const some = fc.oneof(whole(-5, 20), fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.constant(1e200))
const amount = fc.oneof(whole(1, 9), fc.double({ min: 1e-6, max: 1e6, noNaN: true }))
const numbers = { y: some, p: fc.tuple(some) }
const roles = { weight: whole(0, 3), scale: whole(1, 1), series: fc.constantFrom('a', 'b') }
// In a series weight and scale are the same.
const inSeries = fc.record({ ...numbers, series: fc.constantFrom('a', 'b', 'c') }).map(row => ({
  ...row,
  weight: { a: 1, b: 2, c: 0.5 }[row.series] ?? 1,
  scale: { a: 0.25, b: 3, c: 1 }[row.series] ?? 1,
}))

const word = fc.constantFrom('a', 'b', 'ab', '你好', '😀', 'e\u0301')
const texts = (minLength: number) =>
  fc.record({
    y: fc.array(word, { minLength, maxLength: 8 }).map(words => words.join(' ')),
    p: fc.tuple(fc.array(word, { maxLength: 8 }).map(words => words.join('  '))),
  })

const label = fc.constantFrom('a', 'b', 'c', '猫')
const words = (minLength: number, most: fc.Arbitrary<string> = label) =>
  fc.uniqueArray(most, { minLength, maxLength: 4 }).map(some => some.join(' '))
const sets = fc.record({
  y: words(1),
  p: fc.tuple(words(0, fc.oneof(label, fc.constant('none')))),
  weight: whole(0, 3),
})
const oneOf = fc.record({ y: label, p: fc.tuple(fc.oneof(label, fc.constant('x'))) })
const mask = fc.array(fc.tuple(whole(1, 4), whole(1, 4)), { maxLength: 4 }).map(runs => {
  let at = 0
  return runs.map(([gap, length]) => `${(at += gap + length) - length} ${length}`).join(' ')
})
const box = fc.tuple(fc.constantFrom('a', 'b'), whole(0, 6), whole(0, 6), whole(1, 6), whole(1, 6))
const boxes = fc.array(box, { maxLength: 4 }).map(some => some.map(one => one.join(' ')).join(' '))
const detections = fc
  .array(fc.tuple(box, whole(1, 3)), { maxLength: 5 })
  .map(some => some.map(([[of, ...place], sure]) => [of, sure / 4, ...place].join(' ')).join(' '))
const sure = ({ y }: Row) => [String(y).replaceAll(/([ab]) /g, '$1 1 ')]
const classes = ['a', 'b', 'c']

const kinds: Record<string, Kind> = {
  'multi-label-f1': { row: sets },
  jaccard: { params: { average: 'micro' }, row: sets },
  'hamming-loss': { row: sets },
  'adjusted-rand': { row: oneOf },
  nmi: { row: oneOf },
  'top-k-accuracy': {
    params: { k: 1 },
    columns: classes,
    row: fc.record({
      y: fc.constantFrom(...classes),
      p: fc.array(whole(0, 3), { minLength: 3, maxLength: 3 }),
      weight: whole(0, 3),
    }),
    perfect: ({ y }) => classes.map(name => Number(name === y)),
  },
  mrr: { row: fc.record({ y: words(1), p: fc.tuple(words(0)) }) },
  'recall-at-k': { row: fc.record({ y: words(1), p: fc.tuple(words(0)) }) },
  dice: { row: fc.record({ y: mask, p: fc.tuple(mask) }) },
  'mean-iou': { row: fc.record({ y: mask, p: fc.tuple(mask) }) },
  'detection-map': { row: fc.record({ y: boxes, p: fc.tuple(detections) }), perfect: sure },
  pinball: {
    params: { quantiles: '0.1 0.5 0.9' },
    columns: ['q0.1', 'q0.5', 'q0.9'],
    row: fc.record({ y: some, p: fc.array(some, { minLength: 3, maxLength: 3 }), weight: roles.weight }),
    perfect: ({ y }) => [y, y, y],
  },
  crps: {
    row: fc.record({
      y: some,
      p: fc.array(some, { minLength: 1, maxLength: 9 }).map(members => [members.join(' ')]),
      weight: roles.weight,
    }),
    perfect: ({ y }) => [String(y)],
  },
  wer: { row: texts(0) },
  cer: { params: { over: 'row', spaces: true }, row: texts(0) },
  'rouge-1': { row: texts(1) },
  'rouge-2': { row: texts(2) },
  chrf: { row: texts(1) },
  wmae: { row: fc.record({ ...numbers, weight: roles.weight }) },
  wape: { row: fc.record(numbers) },
  rmspe: { row: fc.record(numbers) },
  mase: { row: fc.record({ ...numbers, scale: roles.scale, series: roles.series }) },
  wrmsse: { row: inSeries },
  mcrmse: { row: fc.record({ ...numbers, weight: roles.weight }) },
  'mean-column-auc': { row: fc.record({ y: whole(0, 1), p: fc.tuple(some) }) },
  gini: { row: fc.record({ y: fc.oneof(whole(0, 3), amount), p: fc.tuple(fc.oneof(whole(0, 3), some)) }) },
  kendall: { row: fc.record({ y: whole(0, 6), p: fc.tuple(whole(0, 6)) }) },
  'concordance-index': {
    row: fc.record({ y: whole(1, 6), p: fc.tuple(whole(0, 6)), event: whole(0, 1) }),
    perfect: ({ y, event }) => [Number(y) + (event === 0 ? 0.5 : 0)],
  },
  'poisson-deviance': {
    row: fc.record({ y: fc.oneof(whole(0, 3), amount), p: fc.tuple(amount), weight: roles.weight }),
    perfect: ({ y }) => [Math.max(Number(y), 1e-300)],
  },
  'gamma-deviance': { row: fc.record({ y: amount, p: fc.tuple(amount) }) },
  'tweedie-deviance': {
    params: { power: 1.7 },
    row: fc.record({ y: fc.oneof(whole(0, 3), amount), p: fc.tuple(amount) }),
    perfect: ({ y }) => [Math.max(Number(y), 1e-300)],
  },
}

const roleNames = ['weight', 'scale', 'series', 'event'] as const
function rowsOf(key: string, { params = {}, columns = ['c'] }: Kind, rows: readonly Row[]): Rows {
  const first = rows[0]
  const given = roleNames.filter(role => first?.[role] !== undefined)
  return {
    key,
    params,
    columns,
    answers: rows.map(row => [row.y]),
    predictions: rows.map(row => row.p),
    roles: Object.fromEntries(given.map(role => [role, rows.map(row => row[role] ?? '')])),
  }
}

const seed = { seed: 20261123, numRuns: isAtLength ? 300 : 30 }

describe.each(Object.entries(kinds))('%s', (key, kind) => {
  const metric = metricByKey(key)
  const [least, greatest] = metric?.range ?? [0, 0]
  const scoreOf = (rows: readonly Row[]) => scoredRows(db, rowsOf(key, kind, rows))
  const right = kind.perfect ?? (row => [row.y])

  test('stays within its range, does not mind the order of rows, and likes nothing better than the truth', async () => {
    let counted = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(kind.row, fc.nat()), { minLength: 1, maxLength: 25 }),
        async given => {
          const rows = given.map(([row]) => row)
          const score = await scoreOf(rows)
          // Answers that say nothing (one class, no weight): then there is no score of anything.
          if (!Number.isFinite(score)) return
          counted += 1
          expect(score).toBeGreaterThanOrEqual(least)
          expect(score).toBeLessThanOrEqual(greatest)

          const shuffled = given.toSorted((a, b) => a[1] - b[1]).map(([row]) => row)
          const again = await scoreOf(shuffled)
          expect(Math.abs(again - score)).toBeLessThanOrEqual(1e-12 * Math.abs(score) + 1e-15)

          const best = await scoreOf(rows.map(row => ({ ...row, p: right(row) })))
          expect(best).toBeCloseTo(metric?.direction === 'maximize' ? greatest : least, 12)
        },
      ),
      seed,
    )
    expect(counted).toBeGreaterThan(seed.numRuns / 2)
  })
})
