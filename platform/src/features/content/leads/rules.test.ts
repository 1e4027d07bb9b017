import { expect, test } from 'vitest'
import { isSolved } from './rules.ts'

test.each([
  [[0, 0, 0x7f], 17, true],
  [[0, 0, 0x80], 17, false],
  [[0, 0, 0xff], 16, true],
  [[0, 1, 0], 16, false],
  [[0x0f], 4, true],
  [[0x1f], 4, false],
  [[], 1, false],
  [[255], 0, true],
])('%j begins with %i zero bits: %s', (bytes, bits, solved) => {
  expect(isSolved(Uint8Array.from(bytes), bits)).toBe(solved)
})
