import { expect, test, vi } from 'vitest'
import { drawingThread } from './drawing-thread.ts'

const script = new URL('../../../test/ending-worker.ts', import.meta.url)
const longestMs = 20_000
const make = () =>
  drawingThread<string>({
    script,
    busy: () => new Error('busy'),
    failed: () => new Error('failed'),
    longestMs,
  })
const outcome = (asked: Promise<Buffer>) => asked.then(String, (error: Error) => error.message)

test.each([
  ['whose memory is full', 'fill'],
  ['that ends by itself', 'exit'],
  ['that throws outside of what it was asked', 'throw'],
])('a thread %s fails what it draws, and nothing that waits behind it', async (_what, how) => {
  const draw = make()
  expect(await Promise.all([draw('a'), draw(how), draw('b')].map(outcome))).toEqual(['a', 'failed', 'b'])
  expect(await outcome(draw('c'))).toBe('c')
})

test('a thread that never answers is ended', async () => {
  // A real limit would also run while the next thread starts, which takes long on a busy machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const draw = make()
    const outcomes = Promise.all([draw('hang'), draw('b')].map(outcome))
    vi.advanceTimersByTime(longestMs)
    expect(await outcomes).toEqual(['failed', 'b'])
  } finally {
    vi.useRealTimers()
  }
})

test('what cannot be drawn or read says why, and does not end the thread', async () => {
  const draw = make()
  expect(await outcome(draw('refuse'))).toContain('refused')
  expect(await outcome(draw(() => Promise.reject(new Error('unreadable'))))).toBe('unreadable')
  expect(await outcome(draw(async () => 'a'))).toBe('a')
})

test('more than may wait are told to come again, and those who wait are served', async () => {
  const draw = make()
  const asked = Array.from({ length: 20 }, (_, at) => draw(String(at)))
  expect(() => draw('one more')).toThrow('busy')
  expect((await Promise.all(asked)).map(String)).toEqual(asked.map((_, at) => String(at)))
})
