import { join } from 'node:path'
import { expect, test } from 'vitest'

// Plain JavaScript, as the Node of a new machine may be too old for more.
type Seconds = ReadonlyMap<string, number>
type Told = {
  secondsOfVitest(report: unknown, root: string): Seconds
  secondsOfPlaywright(report: unknown): Seconds
  slowest(seconds: Seconds, most?: number): string[]
}
const { secondsOfVitest, secondsOfPlaywright, slowest }: Told = await import(
  join(import.meta.dirname, 'slowest.mjs')
)

test('files of Vitest are timed from their start to their end, by their place in the repository', () => {
  const testResults = [
    { name: '/repository/platform/a.test.ts', startTime: 1_000, endTime: 3_500 },
    { name: '/repository/b.test.ts', startTime: 0, endTime: 500 },
  ]
  expect([...secondsOfVitest({ testResults }, '/repository')]).toEqual([
    ['platform/a.test.ts', 2.5],
    ['b.test.ts', 0.5],
  ])
})

test('journeys are summed up by file, wherever they are nested', () => {
  const spec = (file: string, ...durations: number[]) => ({
    file,
    tests: [{ results: durations.map(duration => ({ duration })) }],
  })
  const suites = [
    { specs: [spec('a.journey.ts', 1_000, 500)], suites: [{ specs: [spec('a.journey.ts', 2_000)] }] },
    { specs: [spec('b.journey.ts', 250)] },
  ]
  expect([...secondsOfPlaywright({ suites })]).toEqual([
    ['a.journey.ts', 3.5],
    ['b.journey.ts', 0.25],
  ])
})

test('the longest are told first, with their share', () =>
  expect(slowest(new Map(Object.entries({ short: 1, long: 60, middle: 39 })), 2)).toEqual([
    '    60.0 s 60 %  long',
    '    39.0 s 39 %  middle',
  ]))
