import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../platform/src/base/database/database.ts'
import { databaseUrl, startEmbeddedPostgres } from '../platform/src/base/database/embedded.ts'
import { makeLog } from '../platform/src/base/log/log.ts'
import { demoAccounts, demoPassword } from '../platform/src/demo/accounts.ts'
import { builtOf } from '../platform/src/base/programs.ts'
import { sharedCompileCache } from '../platform/test/compile-cache.ts'
import { createAccount } from '../sso/src/accounts.ts'
import { openDatabase as openAccounts } from '../sso/src/database.ts'
import { refuses, usePlace } from './place.ts'
import { repository } from './product.ts'

const place = usePlace()
const server = { PUBLIC_URL: 'https://data.example.com', TRUST_PROXY: 'true' }

test('a public site that lacks settings is refused in one sentence, and nothing is made', async () => {
  const product = place.start({ env: { PUBLIC_URL: server.PUBLIC_URL } })
  await refuses(
    product,
    /^Settings are wrong\. TRUST_PROXY: must be set [^\n]+\. See docs\/operating\.md\.\n$/,
  )
  expect(readdirSync(place.folder)).toEqual([])
})

test('a local site that becomes public accepts no password from the source code', async () => {
  await makeDemoAdministrator()
  await refuses(
    place.start({ env: server }),
    /^Anyone could sign in to these accounts [^\n]+ source code: admin@demo\.leitai\.example\. [^\n]+demo lock, or demo renew\.\n$/,
  )
  // Nothing runs that it could ask, so it runs the database itself.
  const locked = operator('demo', 'lock')
  expect([locked.status, locked.stdout, locked.stderr]).toEqual([
    0,
    'The accounts of the demo world are locked.\n',
    '',
  ])

  const there = place.start({ env: server })
  await there.ready()
  expect(there.stdout()).toMatch(/METRICS_TOKEN is not set/)
  expect(there.stdout()).not.toMatch(/outbox {3}|Demo accounts/)
  expect((await ask(1, '/outbox')).status).toBe(404)
  expect((await ask(0, '/metrics')).status).toBe(404)
  expect(operator('outbox').stdout).toBe('Nothing is there.\n')
  // A process that another starts beside it, with the settings of a laptop.
  const copy = spawnSync('node', [builtOf('api')], {
    cwd: repository,
    env: {
      ...environment(),
      ...server,
      LEITAI_DATA: join(place.folder, 'elsewhere'),
      DATABASE_URL: await url(),
    },
    encoding: 'utf8',
  })
  expect([copy.status, copy.stderr]).toEqual([
    1,
    expect.stringMatching(
      /^Settings differ from those of npm start, .*: SESSION_SECRET, SSO_CLIENT_SECRET, S3_BUCKET, [^\n]+\.\n$/,
    ),
  ])
  await there.stop()
})

const ask = (which: 0 | 1, path: string) => fetch(`http://127.0.0.1:${place.ports[which]}${path}`)

const environment = () => ({
  PATH: `${join(repository, 'node_modules/.bin')}:${process.env.PATH}`,
  LEITAI_DATA: place.dataDir,
  PORT: String(place.ports[0]),
  SSO_PORT: String(place.ports[1]),
  NODE_COMPILE_CACHE: sharedCompileCache,
})

const operator = (...words: string[]) =>
  spawnSync('node', ['platform/src/operator.ts', ...words], {
    cwd: repository,
    env: environment(),
    encoding: 'utf8',
  })

const url = async () => databaseUrl((await startEmbeddedPostgres({ dataDir: place.dataDir })).url, 'leitai')

/** A database as a start on one's own machine leaves it, of whose demo world this is enough here. */
async function makeDemoAdministrator(): Promise<void> {
  const { email, name, locale } = demoAccounts.find(({ role }) => role === 'administrator') ?? demoAccounts[0]
  place.copyData()
  const server = await startEmbeddedPostgres({ dataDir: place.dataDir })
  const made = databaseUrl(server.url, 'leitai')
  const accounts = openAccounts(made, () => undefined)
  const account = { name, email, locale, password: demoPassword, verified: ['email'] as const }
  const sso_id = await createAccount(accounts, account, new Date())
  await accounts.destroy()
  const { db, close } = openDatabase(made, { size: 1, log: makeLog('test', 'silent'), name: 'test' })
  const person = { sso_id, user_name: name, email, email_bound: true, is_demo: true }
  await db.insertInto('app_user').values(person).execute()
  await close()
  await server.stop()
}
