import { join } from 'node:path'
import { announce } from './announce.ts'
import { createDatabase, startEmbeddedPostgres } from './base/database/embedded.ts'
import { migrate } from './base/database/migrate.ts'
import { readSettings, type Settings } from './base/config/settings.ts'
import { assertFree, assertWritable } from './base/config/preflight.ts'
import { runProcess } from './base/process.ts'
import { supervise, type Supervised } from './base/supervisor.ts'
import { demoContact } from './demo/contact.ts'
import { seedDemo } from './demo/seed.ts'

/** Everything in one process tree: database, sign-on site, site with API, worker. */
await runProcess('leitai', async () => {
  const settings = readSettings()
  // Asked before anything is made, so that a refused start leaves nothing half made.
  assertWritable(settings.dataDir)
  await assertFree(settings.PORT, settings.HOST, 'PORT')
  if (settings.embeddedSso) await assertFree(settings.ssoPort, settings.HOST, 'SSO_PORT')

  const postgres = settings.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: settings.dataDir })
  const databaseUrl = settings.DATABASE_URL ?? (await createDatabase(postgres?.url ?? '', 'leitai'))
  const stops: (() => Promise<void>)[] = postgres ? [() => postgres.stop()] : []
  const stopAll = async () => {
    for (const stop of stops.toReversed()) await stop()
  }
  let isDemo = false
  try {
    await migrate(databaseUrl)
    const env = childEnvironment(settings, databaseUrl)
    const children: Supervised[] = []
    if (settings.embeddedSso) children.push(supervise('sso', 'sso/src/main.ts', env))
    await Promise.all(children.map(child => child.ready))
    isDemo = settings.DEMO && settings.embeddedSso && (await seedDemo(settings, databaseUrl, env))
    // What the operator sets, even to nothing, wins.
    const siteEnv = isDemo ? { ...demoContact(settings.publicUrl), ...env } : env
    children.push(
      supervise('api', 'platform/src/api.ts', siteEnv, { watch: Boolean(process.env.LEITAI_DEV) }),
    )
    children.push(
      supervise('worker', 'platform/src/worker.ts', env, { watch: Boolean(process.env.LEITAI_DEV) }),
    )
    stops.push(async () => void (await Promise.all(children.map(child => child.stop()))))
    await Promise.all(children.map(child => child.ready))
  } catch (error) {
    await stopAll()
    throw error
  }
  await announce(settings, databaseUrl, isDemo)
  return stopAll
})

function childEnvironment(settings: Settings, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // React and others leave their development checks in unless told.
    NODE_ENV: process.env.LEITAI_DEV ? 'development' : 'production',
    NODE_COMPILE_CACHE: join(settings.dataDir, 'compile-cache'),
    DATABASE_URL: databaseUrl,
    LEITAI_DATA: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    PORT: String(settings.PORT),
    SSO_PORT: String(settings.ssoPort),
    SSO_HOST: settings.HOST,
    SESSION_SECRET: settings.sessionSecret,
    SSO_CLIENT_ID: settings.SSO_CLIENT_ID,
    SSO_CLIENT_SECRET: settings.clientSecret,
    SSO_COOKIE_SECRET: settings.sessionSecret,
    ...(settings.embeddedSso ? { SSO_PUBLIC_URL: settings.issuer } : {}),
  }
}
