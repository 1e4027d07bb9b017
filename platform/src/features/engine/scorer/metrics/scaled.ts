import type { Joined } from './metric.ts'

/** `value` · 2^`power`: what may be too large or too small for a number. */
export type Scaled = { value: number; power: number }

/** Squares, and sums of as many rows as there may be, of what lies between lose nothing that counts. */
const mostPlain = 2 ** 400
const leastPlain = 2 ** -400

const bits = new DataView(new ArrayBuffer(8))

/** The power of two by which a number above 0 is between 1 and 2. */
export function powerOf(value: number): number {
  if (value < 2 ** -1022) return powerOf(value * 2 ** 60) - 60
  bits.setFloat64(0, value)
  return (bits.getUint16(0) >> 4) - 1023
}

/** No step of a power is greater, so that each factor is a number. */
const mostStep = 1_000

/** SQL of `sql` · 2^`power`. */
export function shifted(sql: string, power: number): string {
  if (power === 0) return sql
  const step = Math.max(-mostStep, Math.min(mostStep, power))
  return shifted(`(${sql}) * ${2 ** step}::double`, power - step)
}

/** NaN where there is no such number: one that is too large, or one that is not 0 and would become it. */
export function numberOf({ value, power }: Scaled): number {
  if (value === 0 || power === 0) return value
  // Rounded once, by the last factor.
  const own = powerOf(Math.abs(value))
  let found = value * 2 ** -own
  let rest = power + own
  if (rest > 1023 || rest < -1100) return Number.NaN
  if (rest < -1000) {
    found *= 2 ** -100
    rest += 100
  }
  found *= 2 ** rest
  return found === 0 || !Number.isFinite(found) ? Number.NaN : found
}

/** `a` / `b`, where what is too small for a number is 0: beside 1 it says nothing. */
export const shareOf = (a: Scaled, b: Scaled): number => {
  const [value, power] = [a.value / b.value, a.power - b.power]
  return value > 0 && powerOf(value) + power < -200 ? 0 : numberOf({ value, power })
}

export const rootOf = ({ value, power }: Scaled): Scaled =>
  power % 2 === 0
    ? { value: Math.sqrt(value), power: power / 2 }
    : { value: Math.sqrt(value * 2), power: (power - 1) / 2 }

/** A sum over rows counts each as often as its weight says, where the answers have weights. */
export const weighted = (joined: Pick<Joined, 'roles'>, sql: string): string =>
  joined.roles.has('weight') ? `weight * (${sql})` : sql
export const rowsCounted = (joined: Pick<Joined, 'roles'>): string =>
  joined.roles.has('weight') ? 'fsum(weight)' : 'count(*)::double'

export type Loss = {
  /** SQL of an error of a prediction; `less` makes whatever may not be a number otherwise smaller by the same factor. */
  error: (p: string, y: string, less: (sql: string) => string) => string
  /** SQL of what an error costs. */
  cost: (error: string) => string
  /** An error that is twice as large costs 2^degree times as much. */
  degree: 1 | 2
}

const muchLess = -200

/**
 * The mean cost over rows of each column. Errors so large or so small that their costs would not be numbers are made
 * comparable first; usual ones are read once.
 */
export async function meanLosses(joined: Joined, { error, cost, degree }: Loss): Promise<Scaled[]> {
  const plain = (sql: string) => sql
  const meanOf = (of: string) => `fsum(${weighted(joined, cost(of))}) / ${rowsCounted(joined)}`
  const columns = joined.columns.map((_, index) => [`p${index}`, `y${index}`] as const)
  const [first] = await joined.rows<{ most: (number | null)[]; means: (number | null)[] }>(
    `select [${columns.map(([p, y]) => `max(abs(${error(p, y, plain)}))`).join(', ')}] as most,
       [${columns.map(([p, y]) => meanOf(error(p, y, plain))).join(', ')}] as means from joined`,
  )
  const found: Scaled[] = []
  for (const [index, [p, y]] of columns.entries()) {
    const most = first?.most[index] ?? Number.NaN
    const mean = first?.means[index] ?? Number.NaN
    if (most === 0 || (most > leastPlain && most < mostPlain)) {
      found.push({ value: mean, power: 0 })
      continue
    }
    const less = most === Number.POSITIVE_INFINITY ? muchLess : 0
    const own = error(p, y, sql => shifted(sql, less))
    const [again] =
      less === 0
        ? [{ most }]
        : await joined.rows<{ most: number }>(`select max(abs(${own})) as most from joined`)
    const power = powerOf(again?.most ?? Number.NaN)
    const [row] = await joined.rows<{ mean: number | null }>(
      `select ${meanOf(shifted(own, -power))} as mean from joined`,
    )
    found.push({ value: row?.mean ?? Number.NaN, power: degree * (power - less) })
  }
  return found
}

/** Means of squares and of products of how far columns are from their means. */
export type Spread = { squares: Scaled[]; product: Scaled; isConstant: boolean[] }

/**
 * About the means, which are taken out before anything is squared, and with what rounding left of them taken out of the
 * result (the corrected two-pass algorithm: Chan, Golub and LeVeque 1983).
 */
export async function spreadOf(joined: Joined, columns: readonly string[]): Promise<Spread> {
  const rows = rowsCounted(joined)
  const list = (of: (column: string, index: number) => string) => `[${columns.map(of).join(', ')}]`
  const [ends] = await joined.rows<{ least: (number | null)[]; most: (number | null)[] }>(
    `select ${list(x => `min(${x})`)} as least, ${list(x => `max(${x})`)} as most from joined`,
  )
  const isConstant = columns.map((_, index) => ends?.least[index] === ends?.most[index])
  const powers = columns.map((_, index) => {
    const size = Math.max(Math.abs(ends?.least[index] ?? 0), Math.abs(ends?.most[index] ?? 0))
    return size === 0 || (size > leastPlain && size < mostPlain) ? 0 : powerOf(size)
  })
  const scaled = columns.map((x, index) => shifted(x, -(powers[index] as number)))
  const [centre] = await joined.rows<{ means: (number | null)[] }>(
    `select ${list((_, index) => `fsum(${weighted(joined, scaled[index] as string)}) / ${rows}`)} as means from joined`,
  )
  const far = scaled.map((x, index) => `(${x} - (${centre?.means[index] ?? 0})::double)`)
  const product = far.join(' * ')
  const meanOf = (sql: string) => `fsum(${weighted(joined, sql)}) / ${rows}`
  const [sums] = await joined.rows<{ rest: number[]; squares: number[]; product: number }>(
    `select ${list((_, index) => meanOf(far[index] as string))} as rest,
       ${list((_, index) => meanOf(`${far[index]} * ${far[index]}`))} as squares, ${meanOf(product)} as product from joined`,
  )
  const rest = sums?.rest ?? []
  return {
    isConstant,
    squares: (sums?.squares ?? []).map((value, index) => ({
      value: Math.max(0, value - (rest[index] as number) ** 2),
      power: 2 * (powers[index] as number),
    })),
    product: {
      value: (sums?.product ?? Number.NaN) - rest.reduce((a, b) => a * b, 1),
      power: powers.reduce((a, b) => a + b, 0),
    },
  }
}

/** Pearson's coefficient of what was measured of two columns; NaN where one of them is constant. */
export function correlationOf({ squares, product, isConstant }: Spread): number {
  const [a, b] = squares
  if (!a || !b || isConstant.includes(true) || a.value === 0 || b.value === 0) return Number.NaN
  const found = product.value / (Math.sqrt(a.value) * Math.sqrt(b.value))
  return Math.max(-1, Math.min(1, found))
}
