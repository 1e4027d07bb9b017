/** A number without rounding: `n` / `d`, `d` above 0. Only tests compute with it. */
export type Exact = { n: bigint; d: bigint }

const bits = new DataView(new ArrayBuffer(8))

/** What a double is, to the last bit. */
export function exact(value: number): Exact {
  bits.setFloat64(0, value)
  const raw = bits.getBigUint64(0)
  const exponent = Number((raw >> 52n) & 0x7ffn)
  const fraction = raw & 0xfffffffffffffn
  const whole = exponent === 0 ? fraction : fraction | (1n << 52n)
  const n = raw >> 63n ? -whole : whole
  const power = Math.max(exponent, 1) - 1075
  return power >= 0 ? { n: n << BigInt(power), d: 1n } : { n, d: 1n << BigInt(-power) }
}

export const whole = (value: number | bigint): Exact => ({ n: BigInt(value), d: 1n })
export const add = (a: Exact, b: Exact): Exact =>
  a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d }
export const minus = (a: Exact, b: Exact): Exact => add(a, { n: -b.n, d: b.d })
export const times = (a: Exact, b: Exact): Exact => ({ n: a.n * b.n, d: a.d * b.d })
export const over = (a: Exact, b: Exact): Exact =>
  b.n < 0n ? { n: -a.n * b.d, d: -a.d * b.n } : { n: a.n * b.d, d: a.d * b.n }
export const abs = (a: Exact): Exact => (a.n < 0n ? { n: -a.n, d: a.d } : a)
export const isLess = (a: Exact, b: Exact): boolean => a.n * b.d < b.n * a.d
export const greater = (a: Exact, b: Exact): Exact => (isLess(a, b) ? b : a)
export const sum = (values: readonly Exact[]): Exact => values.reduce(add, whole(0))
export const mean = (values: readonly Exact[]): Exact => over(sum(values), whole(values.length))

/** Beyond the binary point: roots and logarithms are right to so many places. */
const places = 2600n

/** Square root of what is not negative (Newton's method on whole numbers). */
export function root(a: Exact): Exact {
  const square = (a.n << (2n * places)) / a.d
  if (square === 0n) return whole(0)
  let guess = 1n << BigInt(Math.ceil(square.toString(2).length / 2))
  for (;;) {
    const next = (guess + square / guess) >> 1n
    if (next >= guess) return { n: guess, d: 1n << places }
    guess = next
  }
}

/** 2 artanh(a) of 0 <= a <= 1/2, by its series. */
function twiceArtanh(a: bigint): bigint {
  const square = (a * a) >> places
  let [power, found] = [a, 0n]
  for (let at = 1n; power !== 0n; at += 2n) {
    found += power / at
    power = (power * square) >> places
  }
  return 2n * found
}
const fixedLog2 = twiceArtanh((1n << places) / 3n)

/** Natural logarithm of what is greater than 0. */
export function log(a: Exact): Exact {
  const power = BigInt(a.n.toString(2).length - a.d.toString(2).length)
  // Between 1/2 and 2.
  const [n, d] = power >= 0n ? [a.n, a.d << power] : [a.n << -power, a.d]
  const isBelow = n < d
  const rest = twiceArtanh(((isBelow ? d - n : n - d) << places) / (n + d))
  return { n: power * fixedLog2 + (isBelow ? -rest : rest), d: 1n << places }
}

/** Whether a double is this number but for so small a part of it, or of `least` where it is smaller. */
export function isNear(value: number, wanted: Exact, part: number, least: Exact = whole(0)): boolean {
  const allowed = times(greater(abs(wanted), least), exact(part))
  // The smallest double's own step.
  const step = exact(5e-324)
  return !isLess(greater(allowed, step), abs(minus(exact(value), wanted)))
}
