import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brokenImports, readSources } from './import-rules.ts'

test('no import of the platform points the wrong way', () => {
  const sources = readSources(join(import.meta.dirname, '../platform/src'))
  // A rule that reads nothing would pass: there are hundreds of files.
  expect(sources.size).toBeGreaterThan(150)
  expect(brokenImports(sources)).toEqual([])
})

test.each([
  ['base/http/x.ts', '../../features/teams/rules.ts'],
  ['ui/x.tsx', '../features/teams/rules.ts'],
  ['ui/x.tsx', 'react-router'],
  ['features/competing/teams/web/x.page.tsx', '../server/views.ts'],
  ['features/competing/teams/rules.ts', './server/views.ts'],
  ['features/competing/teams/server/x.ts', '../web/x.page.tsx'],
  ['features/competing/teams/server/x.ts', '../../rankings/server/views.ts'],
  ['features/competing/teams/server/commands/x.ts', '../../../rankings/server/commands/y.ts'],
  ['features/competing/teams/web/x.page.tsx', '../../rankings/web/ranking.page.tsx'],
])('%s may not import %s', (file, specifier) => {
  expect(brokenImports(new Map([[file, `import { x } from '${specifier}'`]]))).not.toEqual([])
})

test.each([
  ['features/competing/teams/server/x.ts', './views.ts'],
  ['features/competing/teams/server/x.ts', '../../rankings/server/lookups.ts'],
  ['features/competing/teams/server/x.ts', '../../rankings/rules.ts'],
  ['features/competing/teams/web/x.page.tsx', '../../rankings/web/parts/table.tsx'],
  ['features/competing/teams/server/x.ts', '../../../base/http/handler.ts'],
])('%s may import %s', (file, specifier) => {
  expect(brokenImports(new Map([[file, `import { x } from '${specifier}'`]]))).toEqual([])
})
