import { LRUCache } from 'lru-cache'

const most = 2_000

/**
 * What everyone reads alike (a page of a board, the texts of a competition): found once for all who ask for it within
 * the time that answers may be old. Nothing that depends on who asks may be read through it.
 */
export type SharedReads = {
  /** What `read` finds, or found for somebody else; those who ask at the same time wait for one. A failure is not kept. */
  read<T>(key: string, read: () => Promise<T>): Promise<T>
  /** Begins anew: whoever wrote something reads it. */
  forget(): void
  /** Whether anything is kept at all. */
  readonly keeps: boolean
  /** Grows with each `forget`. */
  readonly generation: number
}

/** With 0 `seconds` everything is read each time. */
export function makeSharedReads(seconds: number, elapsed = () => performance.now()): SharedReads {
  const kept = new LRUCache<string, Promise<unknown>>({
    max: most,
    ttl: seconds * 1_000,
    ttlResolution: 0,
    perf: { now: elapsed },
  })
  let generation = 0
  return {
    read<T>(key: string, read: () => Promise<T>) {
      if (seconds <= 0) return read()
      const found = kept.get(key) as Promise<T> | undefined
      if (found) return found
      const made = read()
      kept.set(key, made)
      made.catch(() => kept.peek(key) === made && kept.delete(key))
      return made
    },
    forget() {
      generation += 1
      kept.clear()
    },
    keeps: seconds > 0,
    get generation() {
      return generation
    },
  }
}

/** For what may not be old at all, or will be kept itself. */
export const unshared = makeSharedReads(0)
