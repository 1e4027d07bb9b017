import { enableCompileCache, flushCompileCache } from 'node:module'
import { announce, type ToldDemo } from './announce.ts'
import { openDatabase } from './base/database/database.ts'
import { createDatabase, embeddedUrl } from './base/database/embedded.ts'
import { keepEmbeddedPostgres } from './base/database/keep-embedded.ts'
import { readSettings, type Settings } from './base/config/settings.ts'
import { compileCacheOf } from './base/config/data-dir.ts'
import { ownDataFolder } from './base/config/own-data-folder.ts'
import { StartupError } from './base/config/startup-error.ts'
import { assertSafe, isForThisMachine } from './base/config/exposure.ts'
import { assertFree, assertWritable } from './base/config/preflight.ts'
import { builtOf, fileOf } from './base/programs.ts'
import { supervise, type Supervised } from './base/supervisor.ts'
import { isDevelopment, loadingEnvironment, superviseSite } from './supervise-site.ts'
import type { Db } from './base/database/tables.ts'
import { makeLog } from './base/log/log.ts'
import { demoPassword } from './demo/accounts.ts'
import { demoContact } from './demo/contact.ts'
import { noteFacts } from './base/installation.ts'
import { noteSharedSettings } from './shared-settings.ts'

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
    assertSafe(settings, { isDevelopment })
    assertWritable(settings.dataDir)
    await assertFree(settings.PORT, settings.HOST, 'PORT')
    if (settings.embeddedSso) await assertFree(settings.ssoPort, settings.HOST, 'SSO_PORT')
    const databaseUrl = settings.DATABASE_URL ?? embeddedUrl(settings.dataDir, database)

    // 2. The database and its tables.
    const schema = import('./base/database/migrate.ts')
    if (!settings.DATABASE_URL) await keepDatabase(settings, asked, stops)
    const { assertUsable, migrate } = await schema
    await assertUsable(databaseUrl)
    const loadSite = () => loading ?? add(superviseSite(settings.dataDir, later('api')))
    const site = built ? built.then(loadSite) : Promise.resolve(loadSite())
    // A failed build is reported once the demo world is complete, so that nothing is left half made.
    site.catch(() => undefined)
    await migrate(databaseUrl)

    // 3. The sign-on site, and the demo world if there is nothing yet.
    const env = childEnvironment(settings, databaseUrl)
    const demo = await withDatabase(settings, databaseUrl, async db => {
      await assertClosed(db, settings)
      const signOn = settings.embeddedSso ? add(supervise('sso', fileOf('sso'), env)) : undefined
      const [demo] = await Promise.all([
        settings.DEMO && signOn ? findDemo(db, settings, { databaseUrl, env, signOn }) : undefined,
        noteSharedSettings(db, settings),
      ])
      return demo
    })

    // 4. The site begins. The worker comes last, because nobody waits for it.
    // What the operator sets, even to nothing, wins over the demo's.
    const begun = { ...(demo ? demoContact(settings.publicUrl) : {}), ...env }
    ;(await site).begin(begun)
    await Promise.all(children.map(child => child.ready))
    await add(supervise('worker', later('worker'), env, { watch: isDevelopment })).ready
    await announce(settings, databaseUrl, demo)
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

async function withDatabase<T>(settings: Settings, url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const log = makeLog('start', settings.LOG_LEVEL)
  const { db, close } = openDatabase(url, { size: 2, log, name: 'leitai start' })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** Refuses a start that others can reach while accounts of a demo world have known passwords. */
async function assertClosed(db: Db, settings: Settings): Promise<void> {
  if (isForThisMachine(settings)) return
  const { openAccounts } = await import('./demo/guard-accounts.ts')
  const open = await openAccounts(db, settings)
  if (open.length > 0)
    throw new StartupError(
      `Anyone could sign in to these accounts of the demo world, because their password or phone number is in the source code: ${open.join(', ')}. Lock them or give them new passwords: npm run -s leitai -- demo lock, or demo renew.`,
    )
}

/** What there is to tell of the demo world that the database holds, made if it is empty; undefined without one. */
async function findDemo(
  db: Db,
  settings: Settings,
  { databaseUrl, env, signOn }: { databaseUrl: string; env: NodeJS.ProcessEnv; signOn: Supervised },
): Promise<ToldDemo | undefined> {
  const { lookForWorld, ownPasswords } = await import('./demo/look-for-world.ts')
  const { holds, hasOwnPasswords } = await lookForWorld(db)
  const known = { passwordOf: () => demoPassword }
  if (holds !== 'nothing') return holds === 'other' ? undefined : hasOwnPasswords ? {} : known
  // What makes it is loaded by the first start alone.
  const { makePasswords } = await import('./demo/guard-accounts.ts')
  const isHere = isForThisMachine(settings)
  const { said, ...random } = makePasswords()
  const { passwordOf } = isHere ? known : random
  const { makeSignOnAccounts } = await import('./demo/sign-on-accounts.ts')
  const accounts = makeSignOnAccounts(env, { passwordOf, withPhones: isHere })
  // It loads most of what the site and the worker will load, which then find it compiled.
  enableCompileCache(compileCacheOf(settings.dataDir))
  const loaded = import('./demo/seed.ts')
  const [{ seedDemo }, subs] = await Promise.all([loaded, accounts, signOn.ready])
  flushCompileCache()
  await seedDemo(settings, databaseUrl, { subs, passwordOf })
  if (isHere) return known
  await noteFacts(db, ownPasswords)
  return { said }
}

function childEnvironment(settings: Settings, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...loadingEnvironment(settings.dataDir),
    LEITAI_STARTED: 'yes',
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
