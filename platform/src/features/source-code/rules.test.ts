import { describe, expect, test } from 'vitest'
import { formatOf, languageOf, uploadDenied } from './rules.ts'

test.each([
  ['code.zip', 'zip'],
  ['CODE.ZIP', 'zip'],
  ['a.tar.gz', 'tar.gz'],
  ['a.tgz', 'tar.gz'],
  ['a.gz', undefined],
  ['a.rar', undefined],
  ['zip', undefined],
])('%s is %s', (name, format) => expect(formatOf(name)).toBe(format))

test.each([
  ['a/b.py', 'python'],
  ['a.test.ts', 'typescript'],
  ['Makefile', 'makefile'],
  ['nb.ipynb', 'json'],
  ['x.R', 'r'],
  ['README', null],
  ['a.constructor', null],
])('%s is written in %s', (path, language) => expect(languageOf(path)).toBe(language))

describe('handing in', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day))
  const competition = { type: 'solution', startAt: at(10), endAt: at(20), isOpenSignup: false }
  const team = { isBanned: false }
  test.each([
    ['within the competition', { competition, team, now: at(15) }, undefined],
    ['at its last moment', { competition, team, now: at(20) }, undefined],
    ['before', { competition, team, now: new Date(at(10).getTime() - 1) }, 'e40392'],
    ['after', { competition, team, now: new Date(at(20).getTime() + 1) }, 'e40392'],
    ['by a banned team', { competition, team: { isBanned: true }, now: at(15) }, 'e40393'],
    ['without a team', { competition, team: null, now: at(15) }, 'e40391'],
    [
      'to an algorithm competition',
      { competition: { ...competition, type: 'computing' }, team, now: at(15) },
      'e40390',
    ],
  ])('%s', (_name, ask, code) => expect(uploadDenied(ask)?.code).toBe(code))
})
