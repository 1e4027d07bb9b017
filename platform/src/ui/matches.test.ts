import { expect, test } from 'vitest'
import { matches } from './matches.ts'

const lab = { value: 1, label: '北辰数据实验室', alsoKnownAs: 'Beichen Data Lab' }

test.each([
  ['', true],
  ['数据', true],
  ['LAB', true],
  ['ｄａｔａ', true],
  ['lab beichen', true],
  ['实验室 data', true],
  ['lab school', false],
  ['数据院', false],
])('“%s” finds an entry by either of its names, in any order: %s', (query, found) =>
  expect(matches(lab, query)).toBe(found),
)
