import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { readSettings } from '../src/base/config/settings.ts'
import { openDatabase } from '../src/base/database/database.ts'
import { makeReadCache } from '../src/base/database/read-cache.ts'
import { makeLog } from '../src/base/log/log.ts'
// As in a server that has run for a while: loaded before the first request rather than during it.
import '../src/base/markdown/processors.ts'
import { openLive } from '../src/base/realtime/live.ts'
import type { Services } from '../src/base/services.ts'
import { openStorage } from '../src/base/storage/open-storage.ts'
import { cloneDatabase, cloneTemplate, dropDatabase } from './clone-database.ts'
import { recordQueries } from './queries.ts'
import { buildServer, giveBackServer, takeServer } from './server-pool.ts'

export type World = Services & {
  app: FastifyInstance
  databaseUrl: string
  /** Sets the only clock that this world knows. */
  setNow(now: Date | string): void
  /** Runs `work` and tells which statements the database was asked meanwhile. */
  record: ReturnType<typeof recordQueries>
  /** Ends this world and keeps what is in it, for as many others as one likes. */
  freeze(): Promise<Frozen>
  close(): Promise<void>
}

/** A world that has come to rest: others begin where it ended. Its files are shared, its database is copied. */
export type Frozen = { database: string; dataDir: string; thaw(): Promise<World>; remove(): void }

/** Settings that a server reads at each request. Any other setting needs a server that was built with it. */
const readEachTime = ['LOG_LEVEL', 'SESSION_SECRET']

/**
 * A database of its own, storage, a clock to set, and the API in this process: what an API test runs against. Servers
 * are reused within a worker; a test that adds routes asks for its own.
 */
export async function makeWorld(
  environment: NodeJS.ProcessEnv = {},
  { from, hasOwnServer = false }: { from?: Frozen; hasOwnServer?: boolean } = {},
): Promise<World> {
  const dataDir = from?.dataDir ?? mkdtempSync(join(tmpdir(), 'leitai-world-'))
  const server = inject('postgresUrl')
  const { url: databaseUrl, name } = await (from
    ? cloneDatabase(server, from.database)
    : cloneTemplate(server))
  const settings = readSettings({
    LEITAI_DATA: dataDir,
    DATABASE_URL: databaseUrl,
    READS_PER_SECOND: '0',
    KEEP_SECONDS: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    ...environment,
  })
  const log = makeLog('test', settings.LOG_LEVEL)
  const database = openDatabase(databaseUrl, { size: 12, lines: 1, log, name: 'test' })
  const record = recordQueries(database)
  let now = new Date('2026-11-20T04:00:00.000Z')
  const services: Services = {
    db: database.db,
    read: database.read,
    shared: makeReadCache(settings.KEEP_SECONDS),
    storage: await openStorage(settings),
    settings,
    clock: { now: () => new Date(now) },
    live: openLive(databaseUrl, log),
  }
  const isReusable = !hasOwnServer && Object.keys(environment).every(name => readEachTime.includes(name))
  const pooled = isReusable ? await takeServer(services, settings.LOG_LEVEL) : undefined
  const app = pooled?.app ?? (await buildServer(services, settings.LOG_LEVEL))
  const stop = async () => {
    await (pooled ? giveBackServer(pooled) : app.close())
    await services.live.close()
    await database.close()
  }
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  return {
    ...services,
    app,
    databaseUrl,
    record,
    setNow: next => (now = new Date(next)),
    async freeze() {
      await stop()
      const frozen: Frozen = {
        database: name,
        dataDir,
        thaw: () => makeWorld(environment, { from: frozen }),
        remove,
      }
      return frozen
    },
    async close() {
      await stop()
      await dropDatabase(server, name)
      if (!from) remove()
    },
  }
}
