import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, dropDatabase } from '../../../test/clone-database.ts'
import type { Refine } from './refine.ts'
import { rowTypes } from './row-types.ts'

let client: pg.Client
let name: string
beforeAll(async () => {
  const clone = await cloneDatabase(inject('postgresUrl'), 'template')
  name = clone.name
  client = new pg.Client({ connectionString: clone.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await dropDatabase(inject('postgresUrl'), name)
})

/** Each column with its table: `team.name: string`. */
function columnsIn(text: string): string[] {
  let table = ''
  return text.split('\n').flatMap(line => {
    table = /^ {2}(\w+): \{$/.exec(line)?.[1] ?? table
    const column = /^ {4}(\w+: .+)$/.exec(line)?.[1]
    return column ? [`${table}.${column}`] : []
  })
}
const written = () => readFileSync(join(import.meta.dirname, 'columns.ts'), 'utf8')

test('columns.ts is what the migrated database says; `npm run -s row-types` writes it anew', async () => {
  const columns = columnsIn(written())
  expect(columns.length).toBeGreaterThan(500)
  expect(columns).toEqual(columnsIn(await rowTypes(client)))
})

test('a column that is another one than was written down is told with its table', async () => {
  await client.query('begin')
  await client.query('alter table team alter column manifesto drop not null')
  await client.query("alter table faq add column kind text not null check (kind in ('a', 'b'))")
  const now = columnsIn(await rowTypes(client))
  await client.query('rollback')
  const before = columnsIn(written())
  expect(now.filter(column => !before.includes(column))).toEqual([
    `faq.kind: 'a' | 'b'`,
    'team.manifesto: Generated<string | null>',
  ])
})

test('a feature can say of a column only what the database does not deny', () => {
  // @ts-expect-error there is no such column
  type Column = Refine<'team', { colour: string }>
  // @ts-expect-error the database takes other words
  type Words = Refine<'team_request', { kind: 'divide' }>
  // @ts-expect-error it is a number there
  type Kind = Refine<'team', { member_count: string }>
  expect<[Column?, Words?, Kind?]>([]).toEqual([])
})
