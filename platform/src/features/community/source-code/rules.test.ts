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
  const registration = { state: 'approved' as const }
  test.each([
    ['within the competition', { competition, registration, team, now: at(15) }, undefined],
    ['at its last moment', { competition, registration, team, now: at(20) }, undefined],
    ['before', { competition, registration, team, now: new Date(at(10).getTime() - 1) }, 'e40392'],
    ['after', { competition, registration, team, now: new Date(at(20).getTime() + 1) }, 'e40392'],
    ['by a banned team', { competition, registration, team: { isBanned: true }, now: at(15) }, 'e40393'],
    [
      'by somebody who waits for approval',
      { competition, registration: { state: 'pending' as const }, team, now: at(15) },
      'e40361',
    ],
    [
      'by somebody who was refused',
      { competition, registration: { state: 'refused' as const, refusedWhy: null }, team, now: at(15) },
      'e40362',
    ],
    ['without a team', { competition, registration, team: null, now: at(15) }, 'e40391'],
    [
      'to an algorithm competition',
      { competition: { ...competition, type: 'computing' }, registration, team, now: at(15) },
      'e40390',
    ],
  ])('%s', (_name, ask, code) => expect(uploadDenied(ask)?.code).toBe(code))
})
