import { join } from 'node:path'
import { expect, test } from 'vitest'

// Plain JavaScript, as the Node of a new machine may be too old for more.
type Changes = { foldersOfChanges(files: string[], part: string): string[] }
const { foldersOfChanges }: Changes = await import(join(import.meta.dirname, 'changes.mjs'))

test('a changed file yields the folder of its feature, or its own folder outside of features', () => {
  const files = [
    'platform/src/features/scoring/rankings/server/rank.ts',
    'platform/src/features/scoring/rankings/rules.ts',
    'platform/src/base/http/server.ts',
    'platform/vite.config.ts',
    'sso/src/main.ts',
    'README.md',
  ]
  expect(foldersOfChanges(files, 'platform')).toEqual(['src/base/http/', 'src/features/scoring/rankings/'])
  expect(foldersOfChanges(files, 'sso')).toEqual(['src/'])
  expect(foldersOfChanges(files, 'cli')).toEqual([])
})
