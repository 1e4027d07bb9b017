import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../../../test/ask.ts'
import { makeApplication } from '../../../../../../test/certification.ts'
import { grant } from '../../../../../../test/staff.ts'
import { makeUser, type TestUser } from '../../../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../../../test/world.ts'
import { masterKeys } from './master-keys.ts'
import { rotateKey } from './rotate-key.ts'
import { seal, unseal } from './seal.ts'

let world: World
let certifier: TestUser
beforeAll(async () => {
  world = await makeWorld()
  certifier = await makeUser(world)
  await grant(world, certifier, 'certifier')
})
afterAll(() => world.close())

test('what was sealed opens with its key, unchanged and as what it was', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const sealed = seal(key, Buffer.from('某人'), '7:number')
  expect(unseal(key, sealed, '7:number').toString()).toBe('某人')
  expect(() => unseal(other, sealed, '7:number')).toThrow('unable to authenticate')
  expect(() => unseal(key, sealed, '8:number')).toThrow('unable to authenticate')
  expect(() => unseal(key, sealed, '7:real_name')).toThrow('unable to authenticate')
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => unseal(key, changed, '7:number')).toThrow('unable to authenticate')
})

const read = (id: number) => ask(world, `GET /api/admin/certifications/${id}`, { as: certifier })
const masters = async () =>
  new Set((await world.db.selectFrom('person_key').select('master').execute()).map(row => row.master))

test('a rotation that is cut goes on with the same key, all is read meanwhile, and the old key goes', async () => {
  const made: number[] = []
  for (let index = 0; index < 3; index++) {
    const { id } = await makeApplication(world, await makeUser(world), { photos: [photo] })
    made.push(id)
  }
  const [first = 0, last = 0] = [made[0], made.at(-1)]
  const before = masterKeys(world.settings).current.name
  const cut = rotateKey(world, () => undefined, {
    atOnce: 2,
    between: () => Promise.reject(new Error('cut')),
  })
  await expect(cut).rejects.toThrow('cut')
  const after = masterKeys(world.settings).current.name
  expect(await masters()).toEqual(new Set([before, after]))
  for (const id of [first, last]) expect((await read(id)).data).toMatchObject({ realName: '某人' })
  // What comes in now is under the new key.
  await makeApplication(world, await makeUser(world), { photos: [photo] })

  const said: string[] = []
  expect(await rotateKey(world, line => void said.push(line))).toBe(0)
  expect(said.at(-1)).toBe(`All 4 keys are under master key ${after}.`)
  expect(await masters()).toEqual(new Set([after]))
  const files = () => readdirSync(join(world.settings.dataDir, 'identity')).toSorted()
  expect(files()).toEqual(['hash.key', 'master-2.key'])
  for (const id of [first, last]) expect((await read(id)).data).toMatchObject({ realName: '某人' })
  await rotateKey(world, () => undefined)
  expect(files()).toEqual(['hash.key', 'master-3.key'])
})

test('keys of the settings go before files; what is under none of them is told', async () => {
  const { id } = await makeApplication(world, await makeUser(world), { photos: [photo] })
  const settings = { ...world.settings, IDENTITY_KEY: Buffer.alloc(32, 7).toString('base64url') }
  await expect(rotateKey({ db: world.db, settings }, () => undefined)).rejects.toThrow('IDENTITY_OLD_KEYS')
  const old = masterKeys(world.settings).current.key.toString('base64url')
  await rotateKey({ db: world.db, settings: { ...settings, IDENTITY_OLD_KEYS: [old] } }, () => undefined)
  expect(await masters()).toEqual(new Set([masterKeys(settings).current.name]))
  // A server that was not told of the new key cannot open anything, and says so.
  expect(await read(id)).toMatchObject({ status: 409, errno: 'e409205' })
})

const photo = { part: 'photo' as const, content: Buffer.from('photo'), width: 1, height: 1 }
