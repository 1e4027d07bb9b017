import { randomUUID } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { createDatabase } from '../src/base/database/embedded.ts'

/** Fills a database that stands at `last`, lets all later migrations go over it, and looks at what became of it. */
export async function throughMigrations<DB>(
  last: string,
  { fill, look }: { fill: (db: Kysely<DB>) => Promise<unknown>; look: (db: Kysely<DB>) => Promise<unknown> },
): Promise<void> {
  const url = await createDatabase(inject('postgresUrl'), `test_${randomUUID().replaceAll('-', '')}`)
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2 }) }),
  })
  const migrationFolder = path.join(import.meta.dirname, '../src/base/database/migrations')
  const migrator = new Migrator({ db, provider: new FileMigrationProvider({ fs, path, migrationFolder }) })
  try {
    expect((await migrator.migrateTo(last)).error).toBeUndefined()
    await fill(db)
    expect((await migrator.migrateToLatest()).error).toBeUndefined()
    await look(db)
  } finally {
    await db.destroy()
  }
}
