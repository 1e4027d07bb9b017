import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './import-rules.ts'
import { foreignWrites, knownUnnamed, ownersOf, unnamedWrites } from './table-owners.ts'

const sources = readSources(join(import.meta.dirname, '../platform/src'))

test('a table is written by the feature that owns it alone', () => {
  expect(ownersOf(sources).size).toBeGreaterThan(70)
  expect(foreignWrites(sources)).toEqual([])
})

test('every table has an owner, but the one that triggers alone write', () => {
  const columns = sources.get('base/database/columns.ts') ?? ''
  const tables = [...columns.matchAll(/^ {2}(\w+): \{$/gm)].map(([, table]) => table)
  const owners = ownersOf(sources)
  expect(tables.filter(table => !owners.has(table ?? ''))).toEqual(['competition_count_change'])
})

test('writes that do not name their table are listed, and no more', () => {
  expect(unnamedWrites(sources).toSorted()).toEqual(Object.keys(knownUnnamed).toSorted())
})

test.each(['tx.insertInto(table).values(row)', 'sql`update ${at} set name = 1`'])(
  '%s names no table',
  text => {
    expect(unnamedWrites(new Map([['features/scoring/rankings/server/x.ts', text]]))).toHaveLength(1)
  },
)

const declared = `declare module '../../../../base/database/tables.ts' {
  interface Tables {
    team: {
      id: number
    }
    team_member: Member & {
      team_id: number
    }
  }
}`

test.each([
  `tx.insertInto('team').values(row)`,
  `tx.updateTable('team as t').set({ name })`,
  "tx.deleteFrom(\n  'team_member')",
  'sql`insert into team (id) values (1)`',
  'sql`UPDATE team SET name = 1`',
  'sql`with gone as (delete from team_member where true) select 1`',
])('%s is seen, with file, table and owner', statement => {
  const tables = 'features/competing/teams/server/tables.ts'
  const here = (file: string) =>
    foreignWrites(
      new Map([
        [tables, declared],
        [file, statement],
      ]),
    )
  expect(here('features/competing/teams/server/commands/x.ts')).toEqual([])
  expect(here('features/scoring/rankings/server/x.ts')).toEqual([
    {
      file: 'features/scoring/rankings/server/x.ts',
      by: 'scoring/rankings',
      table: statement.includes('team_member') ? 'team_member' : 'team',
      owner: 'competing/teams',
    },
  ])
})
