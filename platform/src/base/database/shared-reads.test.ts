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
    ask: (key = 'a') => shared.read(key, async () => `${key}${++reads}`),
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

test('whoever wrote reads anew, and a read begun before the write is not kept', async () => {
  const { ask, shared } = source(60)
  const before = ask()
  shared.forget()
  expect([await ask(), await before, await ask()]).toEqual(['a2', 'a1', 'a2'])
  expect(shared.generation).toBe(1)
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
