import { databaseUrl, startEmbeddedPostgres } from '../platform/src/base/database/embedded.ts'
import { openDatabase } from '../platform/src/base/database/database.ts'
import type { Db } from '../platform/src/base/database/tables.ts'
import { makeLog } from '../platform/src/base/log/log.ts'

/** The database of the product under test, for what no page can bring about yet. */
export async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const server = await startEmbeddedPostgres({ dataDir: process.env.LEITAI_E2E_DATA ?? '' })
  const { db, close } = openDatabase(databaseUrl(server.url, 'leitai'), {
    size: 1,
    log: makeLog('journey', 'warn'),
    name: 'leitai journey',
  })
  try {
    return await work(db)
  } finally {
    await close()
  }
}
