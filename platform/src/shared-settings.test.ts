import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorld, type World } from '../test/world.ts'
import { readSettings } from './base/config/settings.ts'
import { addMasterKey, keptMasterKeys } from './features/people/certification/server/vault/master-keys.ts'
import { assertSharedSettings, noteSharedSettings } from './shared-settings.ts'

let world: World
let elsewhere: string
beforeAll(async () => {
  world = await makeWorld()
  elsewhere = mkdtempSync(join(tmpdir(), 'leitai-copy-'))
})
afterAll(async () => {
  await world.close()
  rmSync(elsewhere, { recursive: true, force: true })
})

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const shared = {
  PUBLIC_URL: 'https://data.example.com',
  SESSION_SECRET: 's'.repeat(32),
  SSO_CLIENT_SECRET: 'c'.repeat(32),
  S3_BUCKET: 'files',
  S3_ACCESS_KEY: 'a',
  S3_SECRET_KEY: 'b',
  IDENTITY_KEY: key(1),
  IDENTITY_HASH_KEY: key(2),
}
const without = (...names: (keyof typeof shared)[]) =>
  Object.fromEntries(Object.entries(shared).filter(([name]) => !names.includes(name as never)))
const there = (env: NodeJS.ProcessEnv) => readSettings({ LEITAI_DATA: elsewhere, ...env })
const check = (env: NodeJS.ProcessEnv) => assertSharedSettings(world.db, there(env))

test('a copy waits for npm start of its version', () =>
  expect(check(shared)).rejects.toThrow(/^The database was not prepared by this version\. Run npm start/))

test.each<[string, NodeJS.ProcessEnv, string[]]>([
  ['the same', shared, []],
  // Left out, the sign-on site is taken to be at the next port.
  ['another port alone', { ...shared, PORT: '4000' }, ['SSO_PUBLIC_URL']],
  [
    'another port and the same sign-on site',
    { ...shared, PORT: '4000', SSO_PUBLIC_URL: 'https://data.example.com:3001' },
    [],
  ],
  ['another session secret', { ...shared, SESSION_SECRET: 't'.repeat(32) }, ['SESSION_SECRET']],
  ['no secrets', without('SESSION_SECRET', 'SSO_CLIENT_SECRET'), ['SESSION_SECRET', 'SSO_CLIENT_SECRET']],
  ['no bucket', without('S3_BUCKET'), ['S3_BUCKET']],
  ['another bucket', { ...shared, S3_BUCKET: 'other' }, ['S3_BUCKET']],
  ['no keys', without('IDENTITY_KEY', 'IDENTITY_HASH_KEY'), ['IDENTITY_KEY', 'IDENTITY_HASH_KEY']],
  // Its new key came to this copy first: it still opens what the others seal.
  ['a newer key beside the old one', { ...shared, IDENTITY_KEY: key(3), IDENTITY_OLD_KEYS: key(1) }, []],
  ['a newer key alone', { ...shared, IDENTITY_KEY: key(3) }, ['IDENTITY_KEY']],
  [
    'another address',
    { ...shared, PUBLIC_URL: 'https://other.example.com' },
    ['PUBLIC_URL', 'SSO_PUBLIC_URL'],
  ],
  ['another issuer', { ...shared, SSO_ISSUER: 'https://sso.example.com' }, ['SSO_ISSUER']],
  ['another client', { ...shared, SSO_CLIENT_ID: 'other' }, ['SSO_CLIENT_ID']],
])('a copy with %s', async (_name, env, wrong) => {
  await noteSharedSettings(world.db, there(shared))
  if (wrong.length === 0) await check(env)
  else await expect(check(env)).rejects.toThrow(`must share them: ${wrong.join(', ')}. See`)
  // What is missing is never made: it would be another.
  expect(readdirSync(elsewhere)).toEqual([])
})

test('secrets that were made count by their folder, and a rotation of the key is no difference', async () => {
  const { PUBLIC_URL } = shared
  const own = { LEITAI_DATA: world.settings.dataDir, PUBLIC_URL }
  await noteSharedSettings(world.db, there(own))
  await assertSharedSettings(world.db, there(own))
  addMasterKey(there(own))
  expect(keptMasterKeys(there(own))).toHaveLength(2)
  await assertSharedSettings(world.db, there(own))
  await expect(check({ PUBLIC_URL })).rejects.toThrow(
    'must share them: SESSION_SECRET, SSO_CLIENT_SECRET, S3_BUCKET, IDENTITY_KEY, IDENTITY_HASH_KEY. See',
  )
})
