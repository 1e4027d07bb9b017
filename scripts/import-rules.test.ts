import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { featureImports, levelsOf, levelTable } from './feature-levels.ts'
import { areas, brokenImports, readSources } from './import-rules.ts'

const root = join(import.meta.dirname, '..')
const sources = readSources(join(root, 'platform/src'))

test('no import of the platform points the wrong way', () => {
  // A rule that reads nothing would pass: there are hundreds of files.
  expect(sources.size).toBeGreaterThan(1_000)
  expect(brokenImports(sources)).toEqual([])
})

test('no features import each other in a circle, and docs/ARCHITECTURE.md shows their order', () => {
  const imports = featureImports(sources)
  expect(imports.size).toBeGreaterThan(30)
  expect(levelsOf(imports).circular).toEqual([])
  expect(readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8')).toContain(levelTable(imports))
})

test('every area of the list has a feature', () => {
  const found = new Set([...featureImports(sources).keys()].map(feature => feature.split('/')[0]))
  expect([...found].toSorted()).toEqual([...areas].toSorted())
})

test.each(['import', 'import type'])('a circle is found when it is made by “%s”', how => {
  const files = new Map([
    ['features/competing/teams/a.ts', `${how} { x } from '../schedules/rules.ts'`],
    ['features/competing/schedules/rules.ts', `${how} { y } from '../competitions/rules.ts'`],
    ['features/competing/competitions/rules.ts', `${how} { z } from '../schedules/faults.ts'`],
  ])
  expect(levelsOf(featureImports(files)).circular).toEqual([
    'competing/competitions',
    'competing/schedules',
    'competing/teams',
  ])
})

test.each([
  ['base/http/x.ts', '../../features/competing/teams/rules.ts'],
  ['ui/x.tsx', '../features/competing/teams/rules.ts'],
  ['ui/x.tsx', 'react-router'],
  ['site/x.tsx', '../features/competing/teams/rules.ts'],
  ['features/competing/teams/web/x.page.tsx', '../server/views.ts'],
  ['features/competing/teams/rules.ts', './server/views.ts'],
  ['features/competing/teams/server/x.ts', '../web/x.page.tsx'],
  ['features/scoring/rankings/server/x.ts', '../../../competing/teams/server/views.ts'],
  ['features/scoring/rankings/server/commands/x.ts', '../../../../competing/teams/server/commands/y.ts'],
  ['features/scoring/rankings/web/x.page.tsx', '../../../competing/teams/web/teams.page.tsx'],
  ['features/competing/teams/server/x.ts', '../samples.ts'],
  // Upwards.
  ['features/competing/teams/rules.ts', '../../scoring/rankings/rules.ts'],
])('%s may not import %s', (file, specifier) => {
  for (const how of ['import', 'import type'])
    expect(brokenImports(new Map([[file, `${how} { x } from '${specifier}'`]]))).not.toEqual([])
})

test.each([
  ['features/competing/teams/server/x.ts', './views.ts'],
  ['features/scoring/rankings/server/x.ts', '../../../competing/teams/server/public.ts'],
  ['features/scoring/rankings/server/x.ts', '../../../competing/teams/rules.ts'],
  ['features/scoring/rankings/web/x.page.tsx', '../../../competing/teams/web/parts/table.tsx'],
  ['features/competing/teams/server/x.ts', '../../../../base/http/handler.ts'],
])('%s may import %s', (file, specifier) => {
  expect(brokenImports(new Map([[file, `import { x } from '${specifier}'`]]))).toEqual([])
})
