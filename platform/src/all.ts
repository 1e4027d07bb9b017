import { join } from 'node:path'
import { createDatabase } from './base/database/embedded.ts'
import { keepEmbeddedPostgres } from './base/database/keep-embedded.ts'
import { migrate } from './base/database/migrate.ts'
import { readSettings, type Settings } from './base/config/settings.ts'
import { ownDataFolder } from './base/config/own-data-folder.ts'
import { assertFree, assertWritable } from './base/config/preflight.ts'
import { runProcess } from './base/process.ts'
import { supervise, type Supervised } from './base/supervisor.ts'
import { demoAccounts } from './demo/accounts.ts'
import { demoContact } from './demo/contact.ts'
import { seedDemo } from './demo/seed.ts'

/** Everything in one process tree: database, sign-on site, site with API, worker. */
await runProcess('leitai', async asked => {
  const settings = readSettings()
  // Asked before anything is made, so that a refused start leaves nothing half made.
  assertWritable(settings.dataDir)
  await assertFree(settings.PORT, settings.HOST, 'PORT')
  if (settings.embeddedSso) await assertFree(settings.ssoPort, settings.HOST, 'SSO_PORT')

  const stops: (() => unknown)[] = []
  const stopAll = async () => {
    for (const stop of stops.toReversed()) await stop()
  }
  let isDemo = false
  try {
    const databaseUrl = settings.DATABASE_URL ?? (await embeddedDatabase(settings, asked, stops))
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
    stops.push(() => Promise.all(children.map(child => child.stop())))
    await Promise.all(children.map(child => child.ready))
  } catch (error) {
    await stopAll()
    throw error
  }
  announce(settings, isDemo)
  return stopAll
})

async function embeddedDatabase(
  { dataDir }: Settings,
  asked: AbortSignal,
  stops: (() => unknown)[],
): Promise<string> {
  stops.push(await ownDataFolder(dataDir, asked))
  const postgres = await keepEmbeddedPostgres({ dataDir })
  stops.push(() => postgres.stop())
  return createDatabase(postgres.url, 'leitai')
}

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

function announce(settings: Settings, isDemo: boolean): void {
  const lines = ['', `  Leitai 数据擂台   ${settings.publicUrl}`]
  if (settings.embeddedSso)
    lines.push(
      `  Sign-on site       ${settings.issuer}`,
      `  Outbox of codes    ${settings.issuer}/outbox   (this machine only)`,
    )
  if (!isDemo)
    lines.push(
      `  Administrators     whoever signs in with an address of ADMIN_EMAILS${settings.ADMIN_EMAILS.length > 0 ? '' : ' (none is set)'}`,
    )
  if (isDemo) {
    lines.push(
      '',
      '  Demo accounts',
      ...demoAccounts.map(
        account => `    ${account.role.padEnd(14)} ${account.email.padEnd(28)} ${account.password}`,
      ),
    )
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
