import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { literal, openLocked, type Database } from '../server/engine/duckdb.ts'
import { metricByKey } from './catalogue.ts'
import {
  add,
  exact,
  isLess,
  isNear,
  log,
  mean,
  minus,
  over,
  root,
  sum,
  times,
  whole,
  type Exact,
} from './expected/exact.ts'

/** Metrics of labels and probabilities against their definitions in exact fractions. More cases with PROPERTIES=1000. */
const runs = Number(process.env.PROPERTIES ?? 30)

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

type Cell = string | number
const cell = (value: Cell) => (typeof value === 'number' ? `'${value}'::double` : literal(value))

/** Rows of predictions followed by the answer. */
async function scoreOf(
  key: string,
  rows: readonly (readonly Cell[])[],
  params: Record<string, unknown>,
  columns = ['v'],
): Promise<number> {
  const names = [...columns.map((_, index) => `p${index}`), 'y0']
  const values = rows.map(row => `(${row.map(cell).join(', ')})`)
  await db.run(
    `create or replace table joined as select * from (values ${values.join(', ')}) as t(${names.join(', ')})`,
  )
  const metric = metricByKey(key)
  if (!metric) throw new Error(`no metric ${key}`)
  return metric.compute({ rows: sql => db.rows(sql), columns, roles: new Set() }, metric.params.parse(params))
}

function expectScore(found: number, wanted: Exact | undefined): void {
  if (wanted === undefined) expect(Number.isFinite(found)).toBe(false)
  else if (!isNear(found, wanted, 1e-12, whole(1)))
    throw new Error(`${found}, but ${Number((wanted.n * 10n ** 20n) / wanted.d) / 1e20}`)
}

const count = <T>(rows: readonly T[], is: (row: T) => boolean) => whole(rows.filter(is).length)
const share = (part: Exact, all: Exact) => (all.n === 0n ? whole(0) : over(part, all))
const square = (a: Exact) => times(a, a)

type Pair = { p: string; y: string }
const classesOf = (rows: readonly Pair[]) => [...new Set(rows.flatMap(({ p, y }) => [p, y]))]
const byNumber = (labels: string[]) => labels.toSorted((a, b) => Number(a) - Number(b))
const ofClass = (rows: readonly Pair[], one: string) => ({
  right: count(rows, ({ p, y }) => p === one && y === one),
  predicted: count(rows, ({ p }) => p === one),
  actual: count(rows, ({ y }) => y === one),
})
const correct = (rows: readonly Pair[]) => count(rows, ({ p, y }) => p === y)
const f1 = ({ right, predicted, actual }: ReturnType<typeof ofClass>) =>
  share(times(whole(2), right), add(predicted, actual))

function agreement(rows: readonly Pair[], cost: (i: number, j: number) => number): Exact | undefined {
  const classes = byNumber(classesOf(rows))
  const all = whole(rows.length)
  const cells = classes.flatMap((y, i) => classes.map((p, j) => ({ y, p, cost: whole(cost(i, j)) })))
  const seen = sum(
    cells.map(one =>
      times(
        one.cost,
        count(rows, ({ y, p }) => y === one.y && p === one.p),
      ),
    ),
  )
  const byChance = sum(
    cells.map(one =>
      times(one.cost, over(times(ofClass(rows, one.y).actual, ofClass(rows, one.p).predicted), all)),
    ),
  )
  return byChance.n === 0n ? undefined : minus(whole(1), over(seen, byChance))
}

const labelMetrics: [string, Record<string, unknown>, (rows: readonly Pair[]) => Exact | undefined][] = [
  ['accuracy', {}, rows => share(correct(rows), whole(rows.length))],
  [
    'balanced-accuracy',
    {},
    rows => {
      const own = classesOf(rows).map(one => ofClass(rows, one))
      return mean(own.filter(({ actual }) => actual.n > 0n).map(({ right, actual }) => share(right, actual)))
    },
  ],
  [
    'precision',
    {},
    rows =>
      mean(
        classesOf(rows)
          .map(one => ofClass(rows, one))
          .map(one => share(one.right, one.predicted)),
      ),
  ],
  [
    'recall',
    {},
    rows =>
      mean(
        classesOf(rows)
          .map(one => ofClass(rows, one))
          .map(one => share(one.right, one.actual)),
      ),
  ],
  ['f1', {}, rows => mean(classesOf(rows).map(one => f1(ofClass(rows, one))))],
  ['f1', { average: 'binary', positive: '1' }, rows => f1(ofClass(rows, '1'))],
  ['f1', { average: 'micro' }, rows => share(correct(rows), whole(rows.length))],
  [
    'f1',
    { average: 'weighted' },
    rows => {
      const own = classesOf(rows).map(one => ofClass(rows, one))
      return over(sum(own.map(one => times(f1(one), one.actual))), whole(rows.length))
    },
  ],
  [
    'fbeta',
    { beta: 2 },
    rows =>
      mean(
        classesOf(rows).map(one => {
          const { right, predicted, actual } = ofClass(rows, one)
          return share(times(whole(5), right), add(times(whole(4), actual), predicted))
        }),
      ),
  ],
  [
    'mcc',
    {},
    rows => {
      const own = classesOf(rows).map(one => ofClass(rows, one))
      const all = whole(rows.length)
      const cross = minus(times(correct(rows), all), sum(own.map(one => times(one.predicted, one.actual))))
      const [a, b] = (['predicted', 'actual'] as const).map(of =>
        minus(square(all), sum(own.map(one => square(one[of])))),
      ) as [Exact, Exact]
      const size = times(a, b)
      if (size.n === 0n) return whole(0)
      const found = root(over(square(cross), size))
      return cross.n < 0n ? { n: -found.n, d: found.d } : found
    },
  ],
  ['kappa', {}, rows => agreement(rows, (i, j) => (i === j ? 0 : 1))],
  ['kappa', { weights: 'linear' }, rows => agreement(rows, (i, j) => Math.abs(i - j))],
  ['kappa', { weights: 'quadratic' }, rows => agreement(rows, (i, j) => (i - j) ** 2)],
]
const digit = fc.constantFrom('0', '1', '2', '10', '3')
const pairs = fc.array(fc.record({ p: digit, y: digit }), { minLength: 1, maxLength: 12 })

test.each(labelMetrics)('%s %j is its definition', async (key, params, definition) => {
  await fc.assert(
    fc.asyncProperty(pairs, async rows =>
      expectScore(
        await scoreOf(
          key,
          rows.map(({ p, y }) => [p, y]),
          params,
        ),
        definition(rows),
      ),
    ),
    { numRuns: runs, seed: 46 },
  )
})

type Scored = { p: number; y: '0' | '1' }
const positives = (rows: readonly Scored[]) => rows.filter(({ y }) => y === '1')
const negatives = (rows: readonly Scored[]) => rows.filter(({ y }) => y === '0')
const epsilon = exact(2 ** -52)
const inside = (p: Exact) => {
  const most = minus(whole(1), epsilon)
  return isLess(p, epsilon) ? epsilon : isLess(most, p) ? most : p
}

const probabilityMetrics: [string, (rows: readonly Scored[]) => Exact | undefined][] = [
  [
    'roc-auc',
    rows => {
      const duels = positives(rows).flatMap(a => negatives(rows).map(b => Math.sign(a.p - b.p) + 1))
      return duels.length === 0 ? undefined : over(sum(duels.map(whole)), whole(2 * duels.length))
    },
  ],
  [
    'pr-auc',
    rows => {
      const own = positives(rows)
      const above = (some: readonly Scored[], p: number) => count(some, other => other.p >= p)
      return own.length === 0 ? undefined : mean(own.map(({ p }) => over(above(own, p), above(rows, p))))
    },
  ],
  ['brier', rows => mean(rows.map(({ p, y }) => square(minus(exact(p), whole(Number(y))))))],
  [
    'log-loss',
    rows =>
      mean(
        rows.map(({ p, y }) => {
          const q = inside(exact(p))
          const found = log(y === '1' ? q : minus(whole(1), q))
          return { n: -found.n, d: found.d }
        }),
      ),
  ],
]
const probability = fc.oneof(
  fc.constantFrom(0, 1, 0.5, 5e-324, 1e-300, 1e-16, 1 - 2 ** -53, 1e-15, 3e-16),
  fc.double({ min: 0, max: 1, noNaN: true }),
)
const scores = fc.array(fc.record({ p: probability, y: fc.constantFrom('0' as const, '1' as const) }), {
  minLength: 1,
  maxLength: 12,
})

test.each(probabilityMetrics)('%s is its definition', async (key, definition) => {
  await fc.assert(
    fc.asyncProperty(scores, async rows =>
      expectScore(
        await scoreOf(
          key,
          rows.map(({ p, y }) => [p, y]),
          {},
        ),
        definition(rows),
      ),
    ),
    { numRuns: runs, seed: 46 },
  )
})

test('areas depend on the order of the scores alone, whatever their size', async () => {
  const signs = [-3, -1, 0, 2, 2, 5]
  const rows = (scale: number) => signs.map((sign, at) => [sign * scale, String(at % 2)])
  for (const key of ['roc-auc', 'pr-auc'])
    for (const scale of [1e307, 1e-300, 5e-324])
      expect(await scoreOf(key, rows(scale), {})).toBe(await scoreOf(key, rows(1), {}))
})

const classes = ['a', 'b', 'c']
const shares = fc.array(
  fc.record({ p: fc.tuple(probability, probability, probability), y: fc.nat({ max: 2 }) }),
  { minLength: 1, maxLength: 8 },
)

test('multi-log-loss and roc-auc-ovr are their definitions', async () => {
  await fc.assert(
    fc.asyncProperty(shares, async rows => {
      const cells = rows.map(({ p, y }) => [...p, classes[y] as string])
      const losses = rows.map(({ p, y }) => {
        const own = p.map(one => inside(exact(one)))
        return log(over(sum(own), own[y] as Exact))
      })
      expectScore(await scoreOf('multi-log-loss', cells, {}, classes), mean(losses))
      const areas = classes.map((_, at) => {
        const duels = rows.flatMap(a =>
          rows.flatMap(b =>
            a.y === at && b.y !== at ? [Math.sign((a.p[at] as number) - (b.p[at] as number)) + 1] : [],
          ),
        )
        return duels.length === 0 ? undefined : over(sum(duels.map(whole)), whole(2 * duels.length))
      })
      const known = areas.filter(area => area !== undefined)
      expectScore(
        await scoreOf('roc-auc-ovr', cells, {}, classes),
        known.length === 3 ? mean(known) : undefined,
      )
    }),
    { numRuns: runs, seed: 46 },
  )
})
