import { describe, expect, test } from 'vitest'
import { formatOf, isArchive, isLeftover, languageOf, pathIssue, tidyPath, uploadDenied } from './rules.ts'

describe('a path', () => {
  test.each([
    ['src/main.py', undefined],
    ['说明/读我.md', undefined],
    ['a b/c (1).txt', undefined],
    ['..hidden/x..y', undefined],
    ['../evil.sh', 'outside'],
    ['a/../../evil.sh', 'outside'],
    ['a/..', 'outside'],
    ['/etc/passwd', 'absolute'],
    ['C:/Windows/x', 'absolute'],
    ['c:x', 'absolute'],
    ['\\\\server\\share', 'absolute'],
    ['a//b', 'characters'],
    ['a/./b', 'characters'],
    ['a/ /b', 'characters'],
    ['', 'characters'],
    ['a\0b', 'characters'],
    ['a\nb', 'characters'],
    ['a\u202eyp.exe', 'characters'],
    ['a\u200bb', 'characters'],
    ['a\ud800b', 'characters'],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), 'path_long'],
    ['a/'.repeat(15) + 'b', undefined],
    ['a/'.repeat(16) + 'b', 'path_long'],
  ])('%j: %s', (path, issue) => expect(pathIssue(path)).toBe(issue))

  test.each([
    ['./a/b', 'a/b'],
    ['././a', 'a'],
    ['a\\b\\c', 'a/b/c'],
    ['.\\a', 'a'],
    ['e\u0301', '\u00e9'],
  ])('%j is kept as %j', (path, tidy) => expect(tidyPath(path)).toBe(tidy))
})

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
  ['__MACOSX/._a', true],
  ['a/.git/config', true],
  ['x/node_modules/y/z.js', true],
  ['.DS_Store', true],
  ['a/Thumbs.db', true],
  ['my.git/x', false],
  ['gitignore', false],
  ['.gitignore', false],
])('%s is left behind: %s', (path, left) => expect(isLeftover(path)).toBe(left))

describe('an archive within', () => {
  test.each([
    ['a.zip', undefined, true],
    ['a.tar', undefined, true],
    ['a.7z', undefined, true],
    ['lib.whl', undefined, true],
    ['a.py', undefined, false],
    ['a.txt', [0x50, 0x4b, 3, 4], true],
    ['a.txt', [0x1f, 0x8b, 8], true],
    ['a.bin', [0x52, 0x61, 0x72, 0x21], true],
    ['report.docx', [0x50, 0x4b, 3, 4], false],
    ['weights.npz', [0x50, 0x4b, 3, 4], false],
    ['a.txt', [0x50, 0x4b], false],
    ['t', [...new Uint8Array(257), ...Buffer.from('ustar'), 0], true],
  ])('%s %j: %s', (path, head, found) => expect(isArchive(path, head && Buffer.from(head))).toBe(found))
})

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
