import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { systemClock } from '../platform/src/base/clock/clock.ts'
import { readSettings } from '../platform/src/base/config/settings.ts'
import { openDatabase } from '../platform/src/base/database/database.ts'
import { makeLog } from '../platform/src/base/log/log.ts'
import { openStorage } from '../platform/src/base/storage/open-storage.ts'
import { makeCompetition } from '../platform/test/factories.ts'
import { createAccount } from '../sso/src/accounts.ts'
import { openDatabase as openAccounts } from '../sso/src/database.ts'
import { signInAs } from './coverage/session.ts'
import { freePorts } from './ports.ts'
import { isRoot, nobody, usePlace } from './place.ts'

const place = usePlace()
const account = {
  name: 'Σοφία',
  email: 'boss@example.org',
  phone: '+8613800009999',
  password: 'what she chose',
}

const open = (url: string) => openDatabase(url, { size: 1, log: makeLog('test', 'silent'), name: 'test' })

/** The oldest server of Debian's that we support. All other tests run on the newest, where newer SQL works as well. */
const binaries = () => {
  const packages = '/usr/lib/postgresql'
  const versions = existsSync(packages) ? readdirSync(packages).map(Number) : []
  const [oldest] = versions.filter(version => version >= 15 && version < 18).toSorted((a, b) => a - b)
  return oldest && join(packages, String(oldest), 'bin')
}

test('the product runs on a PostgreSQL that is older than its own, as an account that owns nothing but its database', async ctx => {
  const bin = binaries()
  if (!bin) {
    const missing = 'no PostgreSQL 15 to 17 (Debian: apt-get install --no-install-recommends postgresql-15)'
    if (process.env.CI) throw new Error(missing)
    return ctx.skip(missing)
  }
  const url = await startServer(bin)
  const env = { DATABASE_URL: url, ADMIN_EMAILS: account.email, READS_PER_SECOND: '0' }
  const product = place.start({ env })
  await product.ready()
  const site = `http://localhost:${place.ports[0]}`
  await makeAccount(url)
  const { cookie, userId } = await signInAs(site, account)
  const ask = async (method: string, path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData
    const answer = await fetch(site + path, {
      method,
      headers: { cookie, origin: site, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      body: isForm ? body : body ? JSON.stringify(body) : null,
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return { status: answer.status, text, data: isJson ? JSON.parse(text).data : undefined }
  }

  // What people are found by is folded by the server.
  for (const keyword of ['ΣΟΦ', 'σοφία'])
    expect(
      (await ask('GET', `/api/admin/users?search=${encodeURIComponent(keyword)}`)).data.list,
    ).toMatchObject([{ id: userId }])

  const { db, close } = open(url)
  const storage = await openStorage(readSettings({ LEITAI_DATA: place.dataDir }))
  const { id } = await makeCompetition({ db, storage, clock: systemClock })
  await close()
  expect(await ask('POST', `/api/competitions/${id}/users`, { agreementVersion: 1 })).toMatchObject({
    status: 200,
  })
  const file = new FormData()
  file.set('file', new Blob(['id,label\n1,a\n2,b\n3,a\n4,a\n']), 'r.csv')
  expect(await ask('POST', `/api/competitions/${id}/uploads`, file)).toMatchObject({ status: 200 })
  await vi.waitFor(
    async () => {
      const { data } = await ask('GET', `/api/competitions/${id}?part=rankings`)
      expect(data.rankings.own).toMatchObject({ ranking: null, maxScore: '0.750000' })
    },
    { timeout: 60_000, interval: 50 },
  )

  // Whatever can be read knowing only the competition: nothing of it is unforeseen.
  const { text } = await ask('GET', '/api/openapi.json')
  const paths = Object.entries(JSON.parse(text).paths as Record<string, object>)
    .filter(([path, methods]) => 'get' in methods && !/events|\{(?!id)/.test(path))
    .map(([path]) => path.replace(/^(\/api\/(?:admin\/)?competitions\/)\{id\}/, `$1${id}`))
    .filter(path => !path.includes('{'))
  const answers = await Promise.all(paths.map(async path => ({ path, ...(await ask('GET', path)) })))
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(100)
  for (const page of ['/', '/competitions', `/competitions/${id}/ranking`, '/admin', `/users/${userId}`])
    expect((await ask('GET', page)).status).toBe(200)
  await product.stop()
})

/** A new server with a password, and in it a database whose owner may do nothing elsewhere. */
async function startServer(bin: string) {
  const folder = join(place.folder, 'server')
  const as = isRoot ? nobody : {}
  mkdirSync(folder)
  if (isRoot) chownSync(folder, nobody.uid, nobody.gid)
  const password = join(place.folder, 'password')
  writeFileSync(password, 'of the server')
  const data = join(folder, 'data')
  const options = [
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${password}`,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  const { status, stderr } = spawnSync(join(bin, 'initdb'), ['-D', data, ...options], { ...as, cwd: '/' })
  if (status !== 0) throw new Error(`initdb: ${stderr}`)
  const [port] = await freePorts()
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-k',
      '',
      '-p',
      String(port),
      ...['listen_addresses=127.0.0.1', 'fsync=off'].flatMap(one => ['-c', one]),
    ],
    { ...as, cwd: '/', stdio: 'ignore' },
  )
  const ended = once(server, 'exit')
  place.afterwards(async () => {
    server.kill('SIGINT')
    await ended
  })
  const address = (user: string, database: string) =>
    `postgresql://${user}:of%20the%20server@127.0.0.1:${port}/${database}`
  await vi.waitFor(
    async () => {
      const { pool, close } = open(address('postgres', 'postgres'))
      try {
        await pool.query(`create role leitai login password 'of the server'`)
        await pool.query('create database leitai owner leitai')
      } finally {
        await close()
      }
    },
    { timeout: 30_000, interval: 50 },
  )
  return address('leitai', 'leitai')
}

/** As an operator makes a first administrator. */
async function makeAccount(url: string): Promise<void> {
  const db = openAccounts(url, () => undefined)
  await createAccount(db, { ...account, locale: 'zh-CN', verified: ['email', 'phone'] }, new Date())
  await db.destroy()
}
