/** Signs or words; equal ones are `===`. */
type Sequence = readonly string[]

const wordBits = 32

/** Both without what they begin and end with alike, the shorter one first, and how much that was. */
function withoutCommonEnds(a: Sequence, b: Sequence): { short: Sequence; long: Sequence; alike: number } {
  let from = 0
  let [endA, endB] = [a.length, b.length]
  while (from < endA && from < endB && a[from] === b[from]) from += 1
  for (; endA > from && endB > from && a[endA - 1] === b[endB - 1]; endA -= 1) endB -= 1
  const [x, y] = [a.slice(from, endA), b.slice(from, endB)]
  const alike = from + a.length - endA
  return x.length <= y.length ? { short: x, long: y, alike } : { short: y, long: x, alike }
}

/** Where each sign stands in a sequence: a bit for each place, 32 to a word. */
function placesOf(sequence: Sequence): { places: Map<string, Int32Array>; words: number } {
  const words = Math.ceil(sequence.length / wordBits)
  const places = new Map<string, Int32Array>()
  for (const [at, sign] of sequence.entries()) {
    const own = places.get(sign) ?? new Int32Array(words)
    own[at >>> 5] = (own[at >>> 5] as number) | (1 << (at & 31))
    places.set(sign, own)
  }
  return { places, words }
}

/**
 * Levenshtein's distance, 32 rows of the table at a time (Myers 1999, with the blocks of Hyyrö 2003): the differences of
 * neighbouring cells are -1, 0 or 1, so that a column is two words of bits.
 */
export function editDistanceOfSequences(a: Sequence, b: Sequence): number {
  const { short, long } = withoutCommonEnds(a, b)
  if (short.length === 0) return long.length
  const { places, words } = placesOf(short)
  const nowhere = new Int32Array(words)
  const up = new Int32Array(words).fill(-1)
  const down = new Int32Array(words)
  const lastBit = (short.length - 1) & 31
  let distance = short.length
  for (const sign of long) {
    const own = places.get(sign) ?? nowhere
    // What comes in from above a block: the first row of the table grows by one a column.
    let inUp = 1
    let inDown = 0
    for (let at = 0; at < words; at++) {
      const pv = up[at] as number
      const mv = down[at] as number
      const equal = own[at] as number
      const xv = equal | mv
      const eq = equal | inDown
      const xh = ((((eq & pv) + pv) | 0) ^ pv) | eq
      let ph = mv | ~(xh | pv)
      let mh = pv & xh
      if (at === words - 1) distance += ((ph >>> lastBit) & 1) - ((mh >>> lastBit) & 1)
      const outUp = ph >>> 31
      const outDown = mh >>> 31
      ph = (ph << 1) | inUp
      mh = (mh << 1) | inDown
      up[at] = mh | ~(xv | ph)
      down[at] = ph & xv
      inUp = outUp
      inDown = outDown
    }
  }
  return distance
}

/** The length of the longest common subsequence, 32 rows at a time (Hyyrö 2004). */
export function longestCommonOf(a: Sequence, b: Sequence): number {
  const { short, long, alike } = withoutCommonEnds(a, b)
  if (short.length === 0) return alike
  const { places, words } = placesOf(short)
  const open = new Int32Array(words).fill(-1)
  for (const sign of long) {
    const own = places.get(sign)
    if (!own) continue
    let carry = 0
    for (let at = 0; at < words; at++) {
      const v = open[at] as number
      const u = v & (own[at] as number)
      const sum = (v >>> 0) + (u >>> 0) + carry
      carry = sum > 0xffffffff ? 1 : 0
      open[at] = sum | 0 | (v & ~u)
    }
  }
  let found = alike
  for (let at = 0; at < short.length; at++)
    if ((((open[at >>> 5] as number) >>> (at & 31)) & 1) === 0) found += 1
  return found
}

/** SQL of the steps that comparing two sequences of these lengths takes: a word of bits a step. */
export const stepsOfComparing = (a: string, b: string): string =>
  `(ceil(least(${a}, ${b}) / ${wordBits}.0) * greatest(${a}, ${b}) + ${a} + ${b})`
