import { describe, expect, test } from 'vitest'
import { isArchive, isLeftover, pathIssue, portablePath, portablePaths, tidyPath } from './paths.ts'

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
  ])('%j: %s', (path, issue) => expect(pathIssue(path, { pathLength: 200, depth: 16 })).toBe(issue))

  test.each([
    ['10:30.csv', '10_30.csv'],
    ['what?.csv', 'what_.csv'],
    ['CON.csv', '_CON.csv'],
    ['a/nul.txt', 'a/_nul.txt'],
    ['Com1/x', '_Com1/x'],
    ['a/lpt³', 'a/_lpt³'],
    ['end.', 'end_'],
    ['end . ', 'end_'],
    ['dir./x', 'dir_/x'],
    ['a<b>.csv', 'a_b_.csv'],
    [`${'长'.repeat(90)}/x`, `${'长'.repeat(85)}/x`],
    [`${'👍'.repeat(90)}.csv`, `${'👍'.repeat(62)}.csv`],
  ])('%j is unpacked everywhere as %j', (path, portable) => {
    expect(portablePath(path)).toBe(portable)
    expect(portablePath(portable)).toBe(portable)
    expect(pathIssue(path, { pathLength: 300, depth: 16, isPortable: true })).toBe('unportable')
    expect(pathIssue(path, { pathLength: 300, depth: 16 })).toBeUndefined()
  })

  test.each(['good & fine @ home.csv', '训练集 v1.csv', '.hidden', 'console.log', 'a'.repeat(255)])(
    '%j stays as it is',
    path => expect(portablePath(path)).toBe(path),
  )

  test('those that become the same are numbered', () =>
    expect(portablePaths(['a:b.csv', 'a?b.csv', 'A_b.csv', 'c'])).toEqual([
      'a_b.csv',
      'a_b (2).csv',
      'A_b (3).csv',
      'c',
    ]))

  test.each([
    ['./a/b', 'a/b'],
    ['././a', 'a'],
    ['a\\b\\c', 'a/b/c'],
    ['.\\a', 'a'],
    ['e\u0301', '\u00e9'],
  ])('%j is kept as %j', (path, tidy) => expect(tidyPath(path)).toBe(tidy))
})

test.each([
  ['__MACOSX/._a', true],
  ['a/.git/config', true],
  ['x/node_modules/y/z.js', true],
  ['.DS_Store', true],
  ['a/._b.csv', true],
  ['.ipynb_checkpoints/x.csv', true],
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
