import { LRUCache } from 'lru-cache'
import { lineOf } from './line-of.ts'

/** Addresses that are remembered: the one that asked longest ago is forgotten first. */
const mostBuckets = 50_000

export type BucketLimit = { perSecond: number; burst: number }

/**
 * A token bucket for each line in this process's memory, a coarse guard of one copy against a flood. Takes a token, and
 * returns for how many ms to wait when there was none; `kind` tells buckets of a line apart.
 */
export function makeTokenBuckets(most = mostBuckets) {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: most })
  return (address: string, now: number, { perSecond, burst }: BucketLimit, kind = ''): number => {
    const key = `${kind} ${lineOf(address)}`
    const before = buckets.get(key) ?? { tokens: burst, at: now }
    const tokens = Math.min(burst, before.tokens + ((now - before.at) / 1000) * perSecond)
    buckets.set(key, { tokens: tokens < 1 ? tokens : tokens - 1, at: now })
    return tokens < 1 ? 1000 / perSecond : 0
  }
}
