import { expect, test } from 'vitest'
import { nextWait, shortestWait } from './inbox-polling.ts'

test('asks after a minute when something came, 30 seconds later each time nothing did, after twice as long when it failed', () => {
  const outcomes = ['same', 'same', 'failed', 'same', 'grown', 'failed', 'failed', 'grown'] as const
  let wait = shortestWait
  const waits = outcomes.map(outcome => (wait = nextWait(wait, outcome)) / 1_000)
  expect(waits).toEqual([90, 120, 240, 270, 60, 120, 240, 60])
})
