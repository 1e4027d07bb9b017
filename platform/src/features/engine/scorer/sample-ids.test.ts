import { expect, test } from 'vitest'
import { compareIds, readSampleIds } from './sample-ids.ts'

const whole = { isWhole: true }

test.each([
  ['id,p\n1,0\n2,0\n', whole, { ids: ['1', '2'], isWhole: true }],
  ['\uFEFFid,p\r\n 1,0\r\n"2",0', whole, { ids: ['1', '2'], isWhole: true }],
  // The last line may have been cut off.
  ['id,p\n1,0\n2,0\n3', { isWhole: false }, { ids: ['1', '2'], isWhole: false }],
  ['id,p\n"1,0\n', whole, undefined],
  ['key,p\n1,0\n', whole, undefined],
  ['', whole, undefined],
])('the ids of %j', (text, cut, expected) => {
  expect(readSampleIds(text, 'id', cut)).toEqual(expected)
})

const compare = (taken: readonly string[], sample?: Parameters<typeof compareIds>[0]) => {
  const ids = compareIds(sample)
  return { again: taken.filter(id => ids.take(id)), difference: ids.end() }
}
const sample = { ids: ['1', '2', '3', '4', '5'], isWhole: true }
const none = { count: 0, examples: [] }

test.each([
  ['the same ones', ['5', '4', ' 3 ', '2', '1'], [], none, none],
  ['one twice', ['1', '2', '2', '3', '4', '5'], ['2'], none, none],
  ['others', ['1', 'x', 'y', 'x', '2', '3', '4', '5'], ['x'], { count: 2, examples: ['x', 'y'] }, none],
  ['too few', ['1'], [], none, { count: 4, examples: ['2', '3', '4'] }],
])('a file with %s', (_, taken, again, unknown, missing) => {
  expect(compare(taken, sample)).toEqual({
    again,
    difference: { unknown, missing, compared: 5, isWhole: true },
  })
})

test('beside the beginning of a sample none is unknown, and one may be missing', () => {
  expect(compare(['1', '9'], { ids: ['1', '2'], isWhole: false }).difference).toEqual({
    unknown: none,
    missing: { count: 1, examples: ['2'] },
    compared: 2,
    isWhole: false,
  })
})

test('without a sample it is told only what stands twice', () => {
  expect(compare(['1', '2', '1'])).toEqual({ again: ['1'], difference: undefined })
})
