import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLocked, type Database } from '../server/engine/duckdb.ts'
import { metricByKey } from './catalogue.ts'
import {
  abs,
  add,
  exact,
  greater,
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

/**
 * Metrics of numbers against their definitions in exact fractions, of every magnitude that a double has: what is scored
 * is right, and what has no double for a score has none. More cases with PROPERTIES=1000.
 */
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

type Rows = { p: number[]; y: number[] }
const literal = (value: number) => `'${Object.is(value, -0) ? '-0' : value}'::double`

async function scoreOf(key: string, { p, y }: Rows, params: Record<string, unknown> = {}): Promise<number> {
  const values = p.map((one, at) => `(${literal(one)}, ${literal(y[at] as number)})`)
  await db.run(`create or replace table joined as select * from (values ${values.join(', ')}) as t(p0, y0)`)
  const metric = metricByKey(key)
  if (!metric) throw new Error(`no metric ${key}`)
  return metric.compute(
    { rows: sql => db.rows(sql), columns: ['v'], roles: new Set() },
    metric.params.parse(params),
  )
}

type Pairs = { p: Exact[]; y: Exact[] }
const each = ({ p, y }: Pairs, of: (p: Exact, y: Exact) => Exact) =>
  p.map((one, at) => of(one, y[at] as Exact))
const square = (a: Exact) => times(a, a)
const errors = (rows: Pairs) => each(rows, (p, y) => abs(minus(p, y)))
const isZero = (a: Exact) => a.n === 0n
const spread = (values: Exact[], others = values) => {
  const [a, b] = [mean(values), mean(others)]
  return sum(values.map((one, at) => times(minus(one, a), minus(others[at] as Exact, b))))
}
function correlation(p: Exact[], y: Exact[]): Exact | undefined {
  const [pp, yy] = [spread(p), spread(y)]
  if (isZero(pp) || isZero(yy)) return undefined
  const py = spread(p, y)
  const size = root(over(square(py), times(pp, yy)))
  return py.n < 0n ? { n: -size.n, d: size.d } : size
}
const ranks = (values: Exact[]) =>
  values.map(one => {
    const below = values.filter(other => isLess(other, one)).length
    const same = values.filter(other => isZero(minus(other, one))).length
    return over(whole(2 * below + same + 1), whole(2))
  })
const logOf = (a: Exact) => log(add(whole(1), a))

/** The definition; undefined where it gives no score. */
const definitions: Record<string, (rows: Pairs) => Exact | undefined> = {
  mse: rows => mean(errors(rows).map(square)),
  rmse: rows => root(mean(errors(rows).map(square))),
  mae: rows => mean(errors(rows)),
  mape: rows => mean(each(rows, (p, y) => over(abs(minus(p, y)), greater(abs(y), exact(2 ** -52))))),
  smape: rows =>
    mean(
      each(rows, (p, y) =>
        isZero(minus(p, y)) ? whole(0) : over(times(whole(2), abs(minus(p, y))), add(abs(p), abs(y))),
      ),
    ),
  rmsle: rows => root(mean(each(rows, (p, y) => square(minus(logOf(p), logOf(y)))))),
  'median-ae': rows => {
    const sorted = errors(rows).toSorted((a, b) => (isLess(a, b) ? -1 : isLess(b, a) ? 1 : 0))
    const at = (sorted.length - 1) / 2
    return mean([sorted[Math.floor(at)] as Exact, sorted[Math.ceil(at)] as Exact])
  },
  r2: rows => {
    const [rest, all] = [sum(errors(rows).map(square)), spread(rows.y)]
    if (isZero(all)) return whole(isZero(rest) ? 1 : 0)
    return minus(whole(1), over(rest, all))
  },
  'quantile-loss': rows =>
    mean(each(rows, (p, y) => greater(times(exact(0.25), minus(y, p)), times(exact(-0.75), minus(y, p))))),
  pearson: ({ p, y }) => correlation(p, y),
  spearman: ({ p, y }) => correlation(ranks(p), ranks(y)),
}
const params: Record<string, Record<string, unknown>> = { 'quantile-loss': { quantile: 0.25 } }
/** Their digits are those of the number one, however small the score is. */
const isShare = new Set(['r2', 'pearson', 'spearman'])

const anyMagnitude = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -9, max: 9 }) },
  { weight: 3, arbitrary: fc.double({ min: -1e3, max: 1e3, noNaN: true }) },
  { weight: 2, arbitrary: fc.integer({ min: -4, max: 4 }).map(step => 1e9 + step * 2 ** -20) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.integer({ min: -9, max: 9 }), fc.constantFrom(1e300, 1e-300, 1e160, 1e-160, 1e-200))
      .map(([digit, scale]) => digit * scale),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      5e-324,
      -1.5e-320,
      2.2250738585072014e-308,
      Number.MAX_VALUE,
      -Number.MAX_VALUE,
      -0,
    ),
  },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
)
/** Columns of one magnitude each, and columns in which everything is mixed. */
const columns = fc.integer({ min: 1, max: 7 }).chain(rows => {
  const small = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: rows, maxLength: rows })
  const scaled = fc
    .tuple(small, fc.constantFrom(1, 1e200, -1e200, 1e-200, 1e-308, 5e-324, 1e307))
    .map(([values, scale]) => values.map(value => value * scale))
  const mixed = fc.array(anyMagnitude, { minLength: rows, maxLength: rows })
  const column = fc.oneof(scaled, mixed)
  return fc.oneof(
    fc.record({ p: column, y: column }),
    // Predictions that are the answers but for one row.
    fc
      .tuple(column, fc.nat({ max: rows - 1 }), anyMagnitude)
      .map(([y, at, value]) => ({ y, p: y.with(at, value) })),
  )
})

test.each(Object.keys(definitions))(
  '%s is its definition',
  async key => {
    await fc.assert(
      fc.asyncProperty(columns, async given => {
        const rows = key === 'rmsle' ? { p: given.p.map(Math.abs), y: given.y.map(Math.abs) } : given
        const wanted = definitions[key]?.({ p: rows.p.map(exact), y: rows.y.map(exact) })
        const found = await scoreOf(key, rows, params[key])
        const most = exact(Number.MAX_VALUE)
        if (wanted && isLess(most, abs(wanted)) && isNear(found, wanted, 2 ** -52)) return
        if (wanted === undefined || isLess(most, abs(wanted)))
          return void expect(Number.isFinite(found)).toBe(false)
        // Less than half of the smallest double is no score of its own, and never the perfect one.
        if (!isShare.has(key) && !isZero(wanted) && isLess(abs(wanted), exact(5e-324)) && found !== 5e-324)
          return void expect(Number.isFinite(found)).toBe(false)
        if (!Number.isFinite(found) || !isNear(found, wanted, 1e-11, isShare.has(key) ? whole(1) : whole(0)))
          throw new Error(`${found}, but ${Number((wanted.n * 10n ** 20n) / wanted.d) / 1e20}`)
      }),
      { numRuns: runs, seed: 46 },
    )
  },
  runs * 1_000,
)

test.each(['pearson', 'spearman', 'r2'])('%s of what is scaled alike, in any order of rows', async key => {
  const y = [1, 2, 4, 7, 11]
  const p = [1.5, 2, 3, 8, 10]
  const plain = await scoreOf(key, { p, y })
  const order = [3, 0, 4, 1, 2]
  for (const scale of [1e200, 1e-200, -1e200, 1e-310, 1e306, 2 ** -1060]) {
    const scaled = (values: number[]) => order.map(at => (values[at] as number) * scale)
    expect(await scoreOf(key, { p: scaled(p), y: scaled(y) })).toBeCloseTo(
      plain,
      scale === 2 ** -1060 ? 1 : 10,
    )
  }
})

test('predictions of the other sign, and of another magnitude, are no perfect ones', async () => {
  const y = [1, 2, 4, 7, 11]
  for (const scale of [1e200, 1e-200, 1e300, 1e-300]) {
    expect(await scoreOf('pearson', { p: [3, 1, 2, 5, 4].map(one => one * scale), y })).toBeCloseTo(
      0.6617241,
      6,
    )
    expect(await scoreOf('pearson', { p: y.map(one => -one * scale), y })).toBeCloseTo(-1, 12)
  }
})
