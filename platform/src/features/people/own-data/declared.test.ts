import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorld, type World } from '../../../../test/world.ts'
import { allPersonal } from './server/hooks.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

test('every column that names a person is declared as theirs or as a deed, once', async () => {
  const { rows } = await sql<{ named: string }>`
    select c.conrelid::regclass::text || '.' || a.attname as named
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'app_user'::regclass order by 1`.execute(world.db)
  const declared = allPersonal
    .run()
    .flatMap(tables =>
      Object.entries(tables).flatMap(([table, columns]) =>
        Object.keys(columns).map(column => `${table}.${column}`),
      ),
    )
  expect(rows.length).toBeGreaterThan(70)
  // What is missing here belongs into `server/personal.ts` of the feature that owns the table.
  expect(declared.toSorted()).toEqual(rows.map(row => row.named).toSorted())
})
