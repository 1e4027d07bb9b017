import { assertSafe } from './base/config/exposure.ts'
import { readSettings, requireDatabaseUrl } from './base/config/settings.ts'
import { systemClock } from './base/clock/clock.ts'
import { openDatabase } from './base/database/database.ts'
import { makeReadCache } from './base/database/read-cache.ts'
import { makeServer, type ServerOptions } from './base/http/server.ts'
import { makeLog } from './base/log/log.ts'
import { gauge, startProcessMetrics } from './base/metrics/metrics.ts'
import { processors } from './base/markdown/render.ts'
import { isPartOfStart, runProcess } from './base/process.ts'
import { openLive } from './base/realtime/live.ts'
import { openStorage } from './base/storage/open-storage.ts'
import { registerOperations } from './base/http/operations.ts'
import { calls } from './calls.ts'
import { registerCli } from './cli-file.ts'
import { whoAsks } from './who-asks.ts'
import { registerSignOn } from './features/people/identity/server/sign-on.ts'
import { queueLength } from './features/scoring/submissions/server/queue.ts'
import { handlers } from './handlers.ts'
import { assertSharedSettings } from './shared-settings.ts'
import { registerOneClick } from './one-click.ts'
import { registerOwnHosts } from './own-hosts.ts'
import { registerUploads, uploadPaths } from './uploads.ts'
import { registerSitemap } from './sitemap.ts'
import { registerSite } from './site/server.ts'

/** The site and its API in one process; as many copies as one likes behind a load balancer. */
await runProcess('api', async () => {
  const settings = readSettings()
  const log = makeLog('api', settings.LOG_LEVEL)
  const url = requireDatabaseUrl(settings)
  const database = openDatabase(url, { size: settings.DATABASE_POOL, log, name: 'leitai api' })
  if (!isPartOfStart()) {
    assertSafe(settings, { isDevelopment: false })
    await assertSharedSettings(database.db, settings)
  }
  const live = openLive(url, log)
  const services = {
    db: database.db,
    read: database.read,
    shared: makeReadCache(settings.KEEP_SECONDS),
    storage: await openStorage(settings),
    settings,
    clock: systemClock,
    live,
  }
  const options: ServerOptions = { services, log, handlers, ...whoAsks }
  startProcessMetrics()
  gauge('leitai_submissions_waiting', 'Submissions that wait for their score', () => queueLength(database.db))

  const app = await makeServer(options)
  registerOperations(app, services, calls, uploadPaths)
  registerSignOn(app, services)
  await registerUploads(app, options)
  registerSitemap(app, services)
  registerCli(app, services)
  await registerOneClick(app, services)
  registerOwnHosts(app, services)
  await registerSite(app, options, process.env.LEITAI_DEV ? 'development' : 'production')
  await app.listen({ port: settings.PORT, host: settings.HOST })
  // Ready without it; the first reader of a text should not have to wait for it either.
  setTimeout(processors, 2_000).unref()
  return async () => {
    await app.close()
    await live.close()
    await database.close()
  }
})
