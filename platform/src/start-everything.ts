import { enableCompileCache, flushCompileCache } from 'node:module'
import { announce } from './announce.ts'
import { createDatabase, embeddedUrl } from './base/database/embedded.ts'
import { keepEmbeddedPostgres } from './base/database/keep-embedded.ts'
import { readSettings, type Settings } from './base/config/settings.ts'
import { compileCacheOf } from './base/config/data-dir.ts'
import { ownDataFolder } from './base/config/own-data-folder.ts'
import { assertFree, assertWritable } from './base/config/preflight.ts'
import { builtOf, fileOf } from './base/programs.ts'
import { supervise, type Supervised } from './base/supervisor.ts'
import { isDevelopment, loadingEnvironment, superviseSite } from './supervise-site.ts'
import { demoContact } from './demo/contact.ts'

const database = 'leitai'

/**
 * Database, sign-on site, site with API, worker and, where there is nothing yet, the demo world; each as soon as it can
 * be. `loading` is the site that already loads its code, if there is one; `built` holds it back until there is something
 * to load. Answers how to stop it all.
 */
export async function startEverything(
  asked: AbortSignal,
  { loading, built }: { loading: Supervised | undefined; built: Promise<void> | undefined },
): Promise<() => Promise<void>> {
  const children: Supervised[] = []
  const stops: (() => unknown)[] = []
  const stopAll = async () => {
    await Promise.all(children.map(child => child.stop()))
    for (const stop of stops.toReversed()) await stop()
  }
  const add = (child: Supervised) => {
    children.push(child)
    return child
  }
  // What begins after a build runs as it was built.
  const later = built ? builtOf : fileOf
  if (loading) add(loading)
  try {
    // 1. Asked before anything is made, so that a refused start leaves nothing half made.
    const settings = readSettings()
    assertWritable(settings.dataDir)
    await assertFree(settings.PORT, settings.HOST, 'PORT')
    if (settings.embeddedSso) await assertFree(settings.ssoPort, settings.HOST, 'SSO_PORT')
    const databaseUrl = settings.DATABASE_URL ?? embeddedUrl(settings.dataDir, database)

    // 2. The database and its tables.
    const schema = import('./base/database/migrate.ts')
    if (!settings.DATABASE_URL) await keepDatabase(settings, asked, stops)
    const { assertAnswers, migrate } = await schema
    await assertAnswers(databaseUrl)
    const loadSite = () => loading ?? add(superviseSite(settings.dataDir, later('api')))
    const site = built ? built.then(loadSite) : Promise.resolve(loadSite())
    // A failed build is reported once the demo world is complete, so that nothing is left half made.
    site.catch(() => undefined)
    await migrate(databaseUrl)

    // 3. The sign-on site, and the demo world if there is nothing yet.
    const env = childEnvironment(settings, databaseUrl)
    const signOn = settings.embeddedSso ? add(supervise('sso', fileOf('sso'), env)) : undefined
    const isDemo = settings.DEMO && signOn ? await holdsDemo(settings, databaseUrl, env, signOn) : false

    // 4. The site begins. The worker comes last, because nobody waits for it.
    // What the operator sets, even to nothing, wins over the demo's.
    const begun = { ...(isDemo ? demoContact(settings.publicUrl) : {}), ...env }
    ;(await site).begin(begun)
    await Promise.all(children.map(child => child.ready))
    await add(supervise('worker', later('worker'), env, { watch: isDevelopment })).ready
    await announce(settings, databaseUrl, isDemo)
    return stopAll
  } catch (error) {
    await stopAll()
    throw error
  }
}

async function keepDatabase(
  { dataDir }: Settings,
  asked: AbortSignal,
  stops: (() => unknown)[],
): Promise<void> {
  stops.push(await ownDataFolder(dataDir, asked))
  const postgres = await keepEmbeddedPostgres({ dataDir })
  stops.push(() => postgres.stop())
  await createDatabase(postgres.url, database)
}

/** Whether the database holds the demo world, made if it is empty. What makes it is loaded by the first start alone. */
async function holdsDemo(
  settings: Settings,
  databaseUrl: string,
  env: NodeJS.ProcessEnv,
  signOn: Supervised,
): Promise<boolean> {
  const { lookForWorld } = await import('./demo/look-for-world.ts')
  const found = await lookForWorld(settings, databaseUrl)
  if (found !== 'nothing') return found === 'demo'
  const { makeSignOnAccounts } = await import('./demo/sign-on-accounts.ts')
  const accounts = makeSignOnAccounts(env)
  // It loads most of what the site and the worker will load, which then find it compiled.
  enableCompileCache(compileCacheOf(settings.dataDir))
  const loaded = import('./demo/seed.ts')
  const [{ seedDemo }, subs] = await Promise.all([loaded, accounts, signOn.ready])
  flushCompileCache()
  await seedDemo(settings, databaseUrl, subs)
  return true
}

function childEnvironment(settings: Settings, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...loadingEnvironment(settings.dataDir),
    DATABASE_URL: databaseUrl,
    LEITAI_DATA: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    PORT: String(settings.PORT),
    SSO_PORT: String(settings.ssoPort),
    BINDING_REQUIRED: settings.bindingRequired,
    SSO_HOST: settings.HOST,
    SESSION_SECRET: settings.sessionSecret,
    SSO_CLIENT_ID: settings.SSO_CLIENT_ID,
    SSO_CLIENT_SECRET: settings.clientSecret,
    SSO_COOKIE_SECRET: settings.sessionSecret,
    ...(settings.embeddedSso ? { SSO_PUBLIC_URL: settings.issuer } : {}),
  }
}
