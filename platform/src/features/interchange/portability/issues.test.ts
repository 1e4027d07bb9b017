import { expect, test } from 'vitest'
import { localizeIssue } from '../../../base/http/issues.ts'
import { findingCodes } from './findings.ts'
import { issueLine } from './issues.ts'
import { phrases as en } from './phrases.en.ts'
import { phrases as zh } from './phrases.zh.ts'

test('what is wrong with a file is told in words, never in codes', () => {
  expect(issueLine(zh.issues, { path: 'ranking.jsonl', code: 'other_ranking' })).toBe(
    'ranking.jsonl: 由成绩算出的榜单与归档里的不同',
  )
  expect(issueLine(en.issues, { path: 'conf.json', code: 'json', message: 'line 3' })).toBe(
    'conf.json: Not valid JSON (line 3)',
  )
  // Whatever a schema says of a value, and what a constraint of the database says.
  for (const code of ['too_small', 'invalid_type', 'toString'])
    expect(issueLine(en.issues, { path: 'rounds.0.sort', code })).toBe(
      'rounds.0.sort: A value that is not allowed',
    )
  expect(issueLine(zh.issues, { path: '', code: 'encrypted' })).toBe('有密码，无法读取')
})

test('it is told once, also where the answer has words of its own', () => {
  const told = (code: string) => issueLine(zh.issues, localizeIssue({ path: 'zone', code }, 'zh-CN'))
  expect(told('unknown')).toBe('zone: 没有这个选项')
  expect(told('too_big')).toBe('zone: 太大或版本太新')
  expect(told('required')).toBe('zone: 请填写这一项。')
})

test('whatever is said of a file begins like a sentence in English', () => {
  const said = [
    ...Object.values(en.issues),
    ...findingCodes.flatMap(code => [en.findings[code]('X'), en.findings[code]('')]),
  ]
  expect(said.filter(text => /^[a-z]/.test(text))).toEqual([])
})
