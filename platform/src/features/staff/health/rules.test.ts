import { expect, test } from 'vitest'
import { diskState } from './rules.ts'

const least = { begun: 64, fresh: 256 }

test.each([
  [63, 10, 'full'],
  [64, 10, 'low'],
  [255, 10, 'low'],
  [256, 10, 'enough'],
  [999, 1_000, 'low'],
  [1_000, 1_000, 'enough'],
])('%i free, files of up to %i: %s', (free, largestFile, state) =>
  expect(diskState(free, { least, largestFile })).toBe(state),
)
