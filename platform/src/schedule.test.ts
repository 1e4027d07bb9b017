import { expect, test } from 'vitest'
import { crons } from './jobs.ts'
import { hoursInWords, scheduleLines } from './schedule.ts'

test.each([
  ['* * * * *', 'every minute'],
  ['*/15 * * * *', 'every 15 minutes'],
  ['7 * * * *', 'every hour at :07'],
  ['23 19 * * *', 'every day at 19:23 UTC, 03:23 in China (Asia/Shanghai)'],
])('%s is %s', (at, words) => expect(hoursInWords(at)).toBe(words))

test.each(['0 0 * * 1', '1,2 * * * *', '* 3 * * *', ''])('%j has no words yet', at =>
  expect(() => hoursInWords(at)).toThrow('no words'),
)

test('every recurring job has its line, with its feature and its hours', () => {
  const lines = scheduleLines()
  expect(lines).toHaveLength(crons.length)
  for (const { task } of crons) expect(lines.some(line => line.startsWith(`${task} `))).toBe(true)
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^integrity\.look-daily +integrity\/findings +every day at 19:23 UTC, 03:23 in China/,
    ),
  )
})
