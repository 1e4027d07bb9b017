import { LRUCache } from 'lru-cache'
import { sizeOf } from './size-of.ts'

const most = 2_000
/** Memory for all kept reads together; a page of a board or of a text takes 10 to 100 KB. */
const mostBytes = 64 * 1024 * 1024
const mostWriters = 20_000

/**
 * What everyone reads alike (a page of a board, the texts of a competition): found once for all who ask for it within
 * the time that answers may be old. Nothing that depends on who asks may be read through it.
 */
export type ReadCache = {
  /**
   * Returns what `read` finds, or what it found for an earlier caller; concurrent callers share one read. Failures and
   * values that are too large are not kept. `bytesOf` measures values that `sizeOf` cannot.
   */
  read<T>(key: string, read: () => Promise<T>, bytesOf?: (found: T) => number): Promise<T>
  /** Whether anything is kept at all. */
  readonly keeps: boolean
  /** The oldest edition that this reader bears; grows when something was written that this reader must see. */
  readonly edition: number
  /** This reader wrote something and reads it from now on. Others may see what was kept before. */
  wrote(): void
  /** Begins anew for everyone: after a change that nobody may overlook. */
  forget(): void
  /** The same reads for one reader, known by what proves the request. */
  as(reader: string | undefined): ReadCache
  /** The same reads for an answer that will be kept itself. */
  forKeeping(): ForKeeping
}

/** Reads that take nothing which has passed half of its time, and how long, in ms, what they took may still be shown. */
export type ForKeeping = { reads: ReadCache; lasts(): number }

type Kept = { found: Promise<unknown>; edition: number; at: number }
type Asker = { reader: string | undefined; mostAge: number; took?: (kept: Kept) => void }

/** With 0 `seconds` everything is read each time. */
export function makeReadCache(
  seconds: number,
  elapsed = () => performance.now(),
  maxBytes = mostBytes,
): ReadCache {
  const ttl = seconds * 1_000
  const lasting = { ttl, ttlResolution: 0, perf: { now: elapsed } }
  const kept = new LRUCache<string, Kept>({
    max: most,
    maxSize: maxBytes,
    // The real size is set once the value has arrived.
    sizeCalculation: () => 1,
    ...lasting,
  })
  /** Which edition each reader's last write made. Once all that is kept was read after it, it says nothing more. */
  const writers = new LRUCache<string, number>({ max: mostWriters, ...lasting })
  let newest = 0
  let oldest = 0

  const begin = <T>(
    key: string,
    read: () => Promise<T>,
    bytesOf = (found: T) => sizeOf(found, maxBytes),
  ): Kept => {
    const found = read()
    const made = { found, edition: newest, at: elapsed() }
    kept.set(key, made)
    const measure = (value: T) => {
      // The cache measures only a new object again.
      if (kept.peek(key) === made)
        kept.set(key, { ...made }, { size: bytesOf(value) + 2 * key.length + 1, noUpdateTTL: true })
    }
    found.then(measure, () => kept.peek(key) === made && kept.delete(key))
    return made
  }

  const readsOf = ({ reader, mostAge, took }: Asker): ReadCache => ({
    read<T>(key: string, read: () => Promise<T>, bytesOf?: (found: T) => number) {
      if (seconds <= 0) return read()
      const before = kept.get(key)
      const serves = before && before.edition >= this.edition && elapsed() - before.at <= mostAge
      const chosen = serves ? before : begin(key, read, bytesOf)
      took?.(chosen)
      return chosen.found as Promise<T>
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
    as: one => readsOf({ reader: one, mostAge: ttl }),
    forKeeping() {
      let eldest = Number.POSITIVE_INFINITY
      const reads = readsOf({ reader, mostAge: ttl / 2, took: ({ at }) => (eldest = Math.min(eldest, at)) })
      return { reads, lasts: () => Math.max(0, Math.min(ttl, eldest + ttl - elapsed())) }
    },
  })
  return readsOf({ reader: undefined, mostAge: ttl })
}

/** For what may not be old at all. */
export const uncached = makeReadCache(0)
