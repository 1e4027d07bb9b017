import { LRUCache } from 'lru-cache'

const most = 2_000
const mostWriters = 20_000

/**
 * What everyone reads alike (a page of a board, the texts of a competition): found once for all who ask for it within
 * the time that answers may be old. Nothing that depends on who asks may be read through it.
 */
export type SharedReads = {
  /** What `read` finds, or found for somebody else; those who ask at the same time wait for one. A failure is not kept. */
  read<T>(key: string, read: () => Promise<T>): Promise<T>
  /** Whether anything is kept at all. */
  readonly keeps: boolean
  /** The oldest edition that this reader bears; grows when something was written that this reader must see. */
  readonly edition: number
  /** This reader wrote something and reads it from now on. Others may see what was kept before. */
  wrote(): void
  /** Begins anew for everyone: after a change that nobody may overlook. */
  forget(): void
  /** The same reads for one reader, known by what proves the request. */
  as(reader: string | undefined): SharedReads
}

/** With 0 `seconds` everything is read each time. */
export function makeSharedReads(seconds: number, elapsed = () => performance.now()): SharedReads {
  const lasting = { ttl: seconds * 1_000, ttlResolution: 0, perf: { now: elapsed } }
  const kept = new LRUCache<string, { found: Promise<unknown>; edition: number }>({ max: most, ...lasting })
  /** Which edition each reader's last write made. Once all that is kept was read after it, it says nothing more. */
  const writers = new LRUCache<string, number>({ max: mostWriters, ...lasting })
  let newest = 0
  let oldest = 0

  const as = (reader: string | undefined): SharedReads => ({
    read<T>(key: string, read: () => Promise<T>) {
      if (seconds <= 0) return read()
      const before = kept.get(key)
      if (before && before.edition >= this.edition) return before.found as Promise<T>
      const made = { found: read(), edition: newest }
      kept.set(key, made)
      made.found.catch(() => kept.peek(key) === made && kept.delete(key))
      return made.found
    },
    keeps: seconds > 0,
    get edition() {
      return Math.max(oldest, (reader !== undefined && writers.get(reader)) || 0)
    },
    wrote() {
      newest += 1
      if (reader !== undefined) writers.set(reader, newest)
    },
    forget() {
      oldest = newest += 1
      kept.clear()
    },
    as,
  })
  return as(undefined)
}

/** For what may not be old at all, or will be kept itself. */
export const unshared = makeSharedReads(0)
