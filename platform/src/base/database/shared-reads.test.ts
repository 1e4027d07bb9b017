import { expect, test } from 'vitest'
import { makeSharedReads } from './shared-reads.ts'

/** A source that counts, and a clock to set. */
function source(seconds: number) {
  let now = 1
  let reads = 0
  const shared = makeSharedReads(seconds, () => now)
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

test('a failure is told to those who waited for it and to nobody after them', async () => {
  const shared = makeSharedReads(60)
  const fail = () => shared.read('a', () => Promise.reject(new Error('away')))
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('away')
  expect(await shared.read('a', async () => 'back')).toBe('back')
})

test('without time nothing is shared', async () => {
  const { ask } = source(0)
  expect([await ask(), await ask()]).toEqual(['a1', 'a2'])
})
