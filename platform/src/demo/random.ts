import { seeded } from '../base/random.ts'

/** What the demo world is drawn by: it is the same on every machine. */
export function makeRandom(seed: number) {
  const next = seeded(seed)
  return {
    next,
    integer: (below: number): number => Math.floor(next() * below),
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
    /** Standard normal, by Box and Muller. */
    normal: (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}

export type Random = ReturnType<typeof makeRandom>

/** The same number in [0, 1) for the same text: how rows are dealt to train, test and lists. */
export function hashFraction(text: string): number {
  let hash = 2_166_136_261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) as number), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}
