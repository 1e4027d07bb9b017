import { expect, test } from 'vitest'
import { arePrizePlaces, prizePlacesIn } from './prize-places.rules.ts'

test.each([
  ['1, 3, 10', [1, 3, 10], true],
  ['１、３，１０', [1, 3, 10], true],
  [' 1000 ', [1000], true],
  ['1 2 3 4 5', [1, 2, 3, 4, 5], true],
  ['1 2 3 4 5 6', [1, 2, 3, 4, 5, 6], false],
  ['3, 1', [3, 1], false],
  ['3, 3', [3, 3], false],
  ['0', [0], false],
  ['1001', [1001], false],
  ['1, top ten', [1, 0, 0], false],
  ['-3', [0], false],
  ['2.5', [0], false],
])('%j is read as %j', (text, places, are) => {
  expect(prizePlacesIn(text)).toEqual(places)
  expect(arePrizePlaces(places)).toBe(are)
})

test('nothing typed is no place at all', () => {
  expect([prizePlacesIn(''), prizePlacesIn(' , ')]).toEqual([null, null])
  expect(arePrizePlaces([])).toBe(false)
})
