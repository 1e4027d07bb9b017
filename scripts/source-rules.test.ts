import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFiles, readSources } from './import-rules.ts'
import {
  allowedCasts,
  allowedWrites,
  castsIn,
  handMadeLinks,
  ownWritesIn,
  translatableCodes,
  writesAmongSources,
} from './source-rules.ts'

const sources = readSources(join(import.meta.dirname, '../platform/src'))
const one = (text: string, file = 'features/competing/teams/web/x.page.tsx') => new Map([[file, text]])

test('the rules read the whole product', () => {
  expect(sources.size).toBeGreaterThan(1_000)
})

test('no cast tells the compiler to believe anything, but for those that the list explains', () => {
  const times = Map.groupBy(castsIn(sources), ({ file }) => file)
  const found = [...times].map(([file, own]) => [file, own.length])
  const allowed = Object.entries(allowedCasts).map(([file, { times: many }]) => [file, many])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(allowed))
})

test.each(['x as never', 'x as unknown as Y', 'x as\n  unknown as Y', 'x as any', '[x as any]'])(
  '%j is caught',
  text => expect(castsIn(one(text))).toHaveLength(1),
)

test.each([
  '// a file as any other',
  '/** It was never kept. */',
  'x as unknown',
  'x as Never',
  'was never',
  "'as any other'",
])('%j is none', text => expect(castsIn(one(text))).toEqual([]))

test('pages are linked to by pathTo', () => {
  expect(handMadeLinks(sources)).toEqual([])
})

test.each([
  '<SiteLink to={`/competitions/${id}`}>',
  'navigate(`/datasets?${query}`)',
  'pathTo("/"), `/competitions/${id}`',
])('%s is caught', text => expect(handMadeLinks(one(text))).toHaveLength(1))

test.each([
  "<SiteLink to={pathTo('/competitions/:id', { id })}>",
  "to={`${pathTo('/competitions/:id', { id })}?as=visitor`}",
  'pathTo(`/information/${kind}/:id`, { id })',
  "pathTo(tab === 'x' ? '/competitions/:id' : `/competitions/:id/${tab}`, { id })",
  'href={`/api/datasets/files/${id}`}',
])('%s is none', text => expect(handMadeLinks(one(text))).toEqual([]))

test('what must not be translated says so', () => {
  expect(translatableCodes(sources)).toEqual([])
})

test.each([
  '<code className="a">{made}</code>',
  '<code>{columns}</code>',
  '<strong className="a">{given.password}</strong>',
  '<p>\n  {token}\n</p>',
])('%j is caught', text => expect(translatableCodes(one(text))).toHaveLength(1))

test.each([
  '<code translate="no" className="a">{made}</code>',
  '<code\n  translate="no"\n>{made}</code>',
  '<strong translate="no">{given.password}</strong>',
  '<p>{words.token}</p>',
  '<CopyField label={words.token} value={token} />',
])('%j is none', text => expect(translatableCodes(one(text))).toEqual([]))

test('no test writes among the sources', () => {
  const tests = readFiles(join(import.meta.dirname, '../platform/src'), name => /\.test\.tsx?$/.test(name))
  expect(tests.size).toBeGreaterThan(200)
  expect(writesAmongSources(tests)).toEqual([])
})

test('a test that does is caught', () => {
  expect(writesAmongSources(one("mkdtempSync(join(import.meta.dirname, 'child-'))"))).toHaveLength(1)
  expect(writesAmongSources(one("await writeFile(resolve(import.meta.dirname, 'x.ts'), '')"))).toHaveLength(1)
})

test('what calls write goes through write(), which holds the account, but for what the list explains', () => {
  const files = new Set(ownWritesIn(sources).map(({ file }) => file))
  expect([...files].sort()).toEqual(Object.keys(allowedWrites).sort())
})

test.each(['await db\n  .deleteFrom(', 'context.db.insertInto(', 'services.db.transaction('])(
  '%j is caught in a server, and not in its jobs',
  text => {
    expect(ownWritesIn(one(text, 'features/people/x/server/routes.ts'))).toHaveLength(1)
    expect(ownWritesIn(one(text, 'features/people/x/server/x-jobs.ts'))).toEqual([])
  },
)
