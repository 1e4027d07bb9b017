import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoizeFor } from './memoize.ts'
import type { Db } from './tables.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

// Only which database it is matters here, nothing is asked of it.
const [one, other] = [{} as Db, {} as Db]

/** A read that ends when it is told to. */
function slowRead() {
  const reads: { give(value: string): void; fail(error: Error): void; args: unknown[] }[] = []
  const read = memoizeFor(
    1_000,
    (_db, ...args: string[]) => new Promise<string>((give, fail) => void reads.push({ give, fail, args })),
  )
  return { read, reads }
}

describe('a read that is memoized', () => {
  test('is read once for all who ask while it is being read, and after', async () => {
    const { read, reads } = slowRead()
    const asked = [read(one), read(one), read(one)]
    reads[0]?.give('a')
    expect(await Promise.all(asked)).toEqual(['a', 'a', 'a'])
    expect(await read(one)).toBe('a')
    expect(reads).toHaveLength(1)
  })

  test('is read again when its time is over', async () => {
    const { read, reads } = slowRead()
    const first = read(one)
    reads[0]?.give('a')
    await first
    vi.advanceTimersByTime(999)
    expect(await read(one)).toBe('a')
    vi.advanceTimersByTime(1)
    const second = read(one)
    reads[1]?.give('b')
    expect(await second).toBe('b')
    expect(reads).toHaveLength(2)
  })

  test('is of one database', async () => {
    const { read, reads } = slowRead()
    const asked = [read(one), read(other)]
    reads[0]?.give('a')
    reads[1]?.give('b')
    expect(await Promise.all(asked)).toEqual(['a', 'b'])
    expect(await Promise.all([read(other), read(one)])).toEqual(['b', 'a'])
  })

  test('is what the first who asked wanted to know', async () => {
    const { read, reads } = slowRead()
    const asked = [read(one, 'x'), read(one, 'y')]
    reads[0]?.give('a')
    await Promise.all(asked)
    expect(reads.map(each => each.args)).toEqual([['x']])
  })

  test('is no failure: those who waited are told, the next one tries again', async () => {
    const { read, reads } = slowRead()
    const asked = [read(one), read(one)]
    reads[0]?.fail(new Error('away'))
    const told = await Promise.allSettled(asked)
    expect(told.map(each => each.status)).toEqual(['rejected', 'rejected'])
    const again = read(one)
    reads[1]?.give('b')
    expect(await again).toBe('b')
    expect(await read(one)).toBe('b')
    expect(reads).toHaveLength(2)
  })

  test('stays although an older read fails late', async () => {
    const { read, reads } = slowRead()
    const late = read(one)
    vi.advanceTimersByTime(1_001)
    const next = read(one)
    reads[1]?.give('b')
    await next
    reads[0]?.fail(new Error('away'))
    await expect(late).rejects.toThrow('away')
    expect(await read(one)).toBe('b')
    expect(reads).toHaveLength(2)
  })
})
