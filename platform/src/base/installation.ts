import { sql } from 'kysely'
import type { Db, ReadDb, Tx } from './database/tables.ts'

/** Writes down what is so of this installation; what was written under the same name goes. */
export async function noteFacts(db: Db | Tx, facts: Readonly<Record<string, string>>): Promise<void> {
  await db
    .insertInto('installation')
    .values(Object.entries(facts).map(([name, value]) => ({ name, value })))
    .onConflict(conflict =>
      conflict
        .column('name')
        .doUpdateSet({ value: sql`excluded.value`, changed_at: sql`now()` })
        // A start that finds all as it was writes nothing.
        .where('installation.value', '<>', sql<string>`excluded.value`),
    )
    .execute()
}

export async function factsOf(db: ReadDb): Promise<Partial<Record<string, string>>> {
  const rows = await db.selectFrom('installation').select(['name', 'value']).execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}
