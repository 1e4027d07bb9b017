import { expect, test } from 'vitest'
import { firstFile, folderOf } from './tree.ts'

const files = (...paths: string[]) =>
  paths.map(path => ({ path, size: 1, isText: !path.endsWith('.bin'), commentCount: 0 }))

test('paths become folders, and a folder with one folder is one line', () => {
  const tree = folderOf(files('README.md', 'a/b/c/x.py', 'a/b/c/y.py', 'src/main.py', 'src/lib/z.py'))
  expect(tree.files.map(file => file.name)).toEqual(['README.md'])
  expect(tree.folders.map(folder => folder.name)).toEqual(['a/b/c', 'src'])
  expect(tree.folders[0]?.files.map(file => file.path)).toEqual(['a/b/c/x.py', 'a/b/c/y.py'])
  expect(tree.folders[1]?.folders.map(folder => folder.name)).toEqual(['lib'])
  expect(folderOf([])).toEqual({ name: '', folders: [], files: [] })
})

test.each([
  [['z.py', 'README.md'], 'README.md'],
  [['deep/README.md', 'readme.txt'], 'readme.txt'],
  [['a.bin', 'b.py'], 'b.py'],
  [['a.bin'], undefined],
  [[], undefined],
])('of %j one begins with %s', (paths, first) => expect(firstFile(files(...paths))).toBe(first))
