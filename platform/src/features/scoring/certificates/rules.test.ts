import { describe, expect, test } from 'vitest'
import { awardOf, codeFrom, dayText, fillFields, numberOf, ordinal, readCode } from './rules.ts'
import { template, usualTemplate } from './template.ts'

const facts = {
  number: '2026-1001-00042',
  name: '{team}',
  team: '深度',
  rank: 22,
  competition: 'Traffic',
  award: 'Second prize',
  issuedOn: '2026-03-07',
}

test('fields are filled in once: a name that reads like one stays a name', () => {
  const source = '{name} {team} {rank} {competition} {award} {date} {other} {}'
  expect(fillFields(source, facts, 'zh-CN')).toBe(
    '{team} 深度 22 Traffic Second prize 2026年3月7日 {other} {}',
  )
  expect(fillFields(source, facts, 'en-US')).toBe(
    '{team} 深度 22nd Traffic Second prize 7 March 2026 {other} {}',
  )
  expect(dayText('2026-12-31', 'en-US')).toBe('31 December 2026')
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [113, '113th'],
  [121, '121st'],
])('%d is %s', (rank, text) => expect(ordinal(rank)).toBe(text))

describe('awards', () => {
  const awards = [
    { upTo: 1, zh: '一等奖', en: 'First prize' },
    { upTo: 4, zh: '二等奖', en: 'Second prize' },
  ]
  test.each([
    [1, 'First prize'],
    [2, 'Second prize'],
    [4, 'Second prize'],
    [5, 'Participation'],
  ])('rank %d gets %s', (rank, en) => {
    expect(awardOf({ ...usualTemplate, awards }, rank).en).toBe(en)
  })

  test('go down the ranks', () => {
    expect(template.safeParse({ ...usualTemplate, awards }).success).toBe(true)
    expect(template.safeParse({ ...usualTemplate, awards: awards.toReversed() }).success).toBe(false)
  })
})

test('a code has a hundred bits, and is read however it was typed', () => {
  const code = codeFrom(Uint8Array.from({ length: 20 }, (_, index) => index * 13))
  expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{20}$/)
  expect(readCode(`${code.slice(0, 5)}-${code.slice(5)} `.toUpperCase())).toBe(code)
  expect(readCode('OIl0')).toBe('0110')
  expect(readCode('\u3000ＯＩ－ｌ０\u200b')).toBe('0110')
  expect(numberOf({ issuedOn: '2026-03-07', competitionId: 1001, serial: 42 })).toBe('2026-1001-00042')
})
