import { expect, test } from 'vitest'
import { makeReadCache } from './read-cache.ts'
import { sizeOf } from './size-of.ts'

/** A source that counts, and a clock to set. */
function source(seconds: number) {
  let now = 1
  let reads = 0
  const shared = makeReadCache(seconds, () => now)
  return {
    shared,
    wait: (ms: number) => void (now += ms),
    ask: (key = 'a', reader?: string) => shared.as(reader).read(key, async () => `${key}${++reads}`),
  }
}

test('one read serves all who ask for the same within the time', async () => {
  const { ask, wait } = source(1)
  expect(await Promise.all([ask(), ask(), ask('b')])).toEqual(['a1', 'a1', 'b2'])
  wait(999)
  expect(await ask()).toBe('a1')
  wait(2)
  expect(await ask()).toBe('a3')
})

test('after a change for all everyone reads anew, and a read begun before it is not kept', async () => {
  const { ask, shared } = source(60)
  const before = ask()
  shared.as('one').forget()
  expect([await ask(), await before, await ask('a', 'other')]).toEqual(['a2', 'a1', 'a2'])
  expect(shared.edition).toBe(1)
})

test('whoever wrote reads it at once, others when they read anew or that reader has', async () => {
  const { ask, shared, wait } = source(1)
  expect([await ask('a', 'one'), await ask('a', 'other'), await ask('b')]).toEqual(['a1', 'a1', 'b2'])
  const before = ask('c', 'other')
  shared.as('one').wrote()
  expect([await ask('a', 'other'), await ask()]).toEqual(['a1', 'a1'])
  // Not even what another began to read before the write.
  expect([await before, await ask('c', 'one')]).toEqual(['c3', 'c4'])
  expect([await ask('a', 'one'), await ask('a', 'other'), await ask('a', 'one')]).toEqual(['a5', 'a5', 'a5'])
  expect(await ask('b', 'other')).toBe('b2')
  expect([shared.as('one').edition > 0, shared.as('other').edition]).toEqual([true, 0])
  // By then nothing is kept that was read before the write.
  wait(1_001)
  expect([shared.as('one').edition, await ask('b', 'one')]).toEqual([0, 'b6'])
})

test('what will be kept itself is told how long it lasts, and takes nothing that has passed half of its time', async () => {
  const { ask, shared, wait } = source(1)
  const keeping = () => {
    const { reads, lasts } = shared.forKeeping()
    return { take: (key: string) => reads.read(key, async () => `new ${key}`), lasts }
  }
  expect(keeping().lasts()).toBe(1_000)
  await ask('a')
  wait(500)
  const one = keeping()
  expect([await one.take('a'), one.lasts()]).toEqual(['a1', 500])
  expect([await one.take('b'), one.lasts()]).toEqual(['new b', 500])
  wait(1)
  const other = keeping()
  expect([await other.take('b'), other.lasts()]).toEqual(['new b', 999])
  expect([await other.take('a'), other.lasts()]).toEqual(['new a', 999])
  // What was read for keeping is there for everyone.
  expect(await ask('a')).toBe('new a')
  wait(2_000)
  expect(other.lasts()).toBe(0)
  shared.forget()
  expect(await other.take('a')).toBe('new a')
})

test('a failure is told to those who waited for it and to nobody after them', async () => {
  const shared = makeReadCache(60)
  const fail = () => shared.read('a', () => Promise.reject(new Error('away')))
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('away')
  expect(await shared.read('a', async () => 'back')).toBe('back')
})

test('without time nothing is shared', async () => {
  const { ask } = source(0)
  expect([await ask(), await ask()]).toEqual(['a1', 'a2'])
})

test('keeps no more than its bytes: evicts the least recently used reads, and never keeps larger ones', async () => {
  let now = 1
  let reads = 0
  const shared = makeReadCache(1, () => now, 10_000)
  const ask = (key: string, length = 1_900) =>
    shared.read(key, async () => ({ n: ++reads, text: 'x'.repeat(length) })).then(({ n }) => n)
  expect([await ask('a'), await ask('b'), await ask('a'), await ask('c')]).toEqual([1, 2, 1, 3])
  expect([await ask('a'), await ask('c'), await ask('b')]).toEqual([1, 3, 4])
  expect([await ask('large', 9_000), await ask('large', 9_000)]).toEqual([5, 6])
  // Being measured makes nothing last longer.
  now += 999
  const [left] = [await ask('b')]
  now += 2
  expect([left, await ask('b')]).toEqual([4, 7])
})

test.each([
  ['a text', 'x'.repeat(1_000), 2_000],
  ['bytes', { file: Buffer.alloc(1_000) }, 1_000],
  ['rows', Array.from({ length: 100 }, (_, id) => ({ id, name: 'x'.repeat(10) })), 100 * 20],
  ['a map', new Map([['key', 'x'.repeat(1_000)]]), 2_000],
  ['a set', new Set(['x'.repeat(1_000)]), 2_000],
])('the size of %s is at least what it holds, and not ten times as much', (_name, value, bytes) => {
  expect(sizeOf(value)).toBeGreaterThan(bytes)
  expect(sizeOf(value)).toBeLessThan(10 * bytes)
})

test('measures cyclic values, and stops at values that are too large', () => {
  const ring: { self?: unknown } = {}
  ring.self = ring
  expect(sizeOf(ring)).toBeLessThan(100)
  expect(sizeOf(Array.from({ length: 1_000_000 }, String), 100)).toBeGreaterThan(100)
})
