import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { sql } from 'kysely'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { apply, makeApplication } from '../../../../test/certification.ts'
import { grant } from '../../../../test/staff.ts'
import { creditCode, idNumber } from '../../../../test/identity-numbers.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { leaveDue } from '../own-data/server/job.ts'
import { ownDataJobs } from '../own-data/server/jobs.ts'
import { runJob } from '../../../../test/queue.ts'
import { forgetPhotos } from './server/commands/forget-photos.ts'

let world: World
let certifier: TestUser
beforeAll(async () => {
  world = await makeWorld({ ID_PHOTO_TYPES: 'jpg,png,bmp' })
  certifier = await makeUser(world)
  await grant(world, certifier, 'certifier')
})
afterAll(() => world.close())

const person = () => ({ realName: '某人', idNumber: idNumber() })
const overseas = () => ({ ...person(), authType: '2', certificateType: 'passport', country: 'SG' })
const decide = (id: number, body: Record<string, unknown>, as = certifier) =>
  ask(world, `POST /api/admin/certifications/${id}/decision`, { as, body })
const authData = async (as: TestUser) => (await ask(world, 'GET /api/users/authData', { as })).data[0]

describe('who applies', () => {
  test('is told how far it is, and nothing of what they sent', async () => {
    const user = await makeUser(world)
    expect(await authData(user)).toEqual({
      userId: user.id,
      authType: 1,
      idCardStatus: 0,
      overseaAuthStatus: 0,
      companyStatus: 0,
    })
    const fields = person()
    const sent = await apply(world, 'iden', { as: user, fields })
    expect(sent).toMatchObject({ status: 200, data: { kind: 'mainland', state: 'reviewing', reason: null } })
    expect(await authData(user)).toMatchObject({ authType: 1, idCardStatus: 2 })
    const shown = await ask(world, 'GET /api/v2/users/certification', { as: user })
    expect(JSON.stringify([sent, shown])).not.toContain(fields.idNumber)
  })

  test.each([
    ['iden', { realName: '' }, 'e40001', 'body.realName'],
    ['iden', { idNumber: '110105194912310021' }, 'e400200', 'body.idNumber'],
    ['iden-v2', { authType: '1', certificateType: 'passport' }, 'e400201', 'body.certificateType'],
    ['iden-v2', { authType: '2', certificateType: 'passport' }, 'e400206', 'body.country'],
    ['iden-v2', { authType: '2', certificateType: 'passport', country: 'ZZ' }, 'e400206', 'body.country'],
    ['iden-v2', { authType: '3' }, 'e40001', 'body.authType'],
  ] as const)('by %s with %j is refused', async (call, given, errno, path) => {
    const answer = await apply(world, call, { as: await makeUser(world), fields: { ...person(), ...given } })
    expect(answer).toMatchObject({ status: 400, errno, paths: [path] })
  })

  test('sends a photo, of a kind and size that is taken, which is made anew without what a camera wrote', async () => {
    const user = await makeUser(world)
    const fields = person()
    const send = (photo: Buffer) => apply(world, 'iden', { as: user, fields, photos: { photo } })
    expect(await apply(world, 'iden', { as: user, fields, photos: {} })).toMatchObject({ errno: 'e400202' })
    expect(await send(Buffer.from('<svg/>'))).toMatchObject({ status: 415, errno: 'e415200' })
    expect(await send(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(600)]))).toMatchObject({
      status: 415,
      errno: 'e41580',
    })
    expect(await send(randomBytes(500 * 1024 + 1))).toMatchObject({ status: 413, errno: 'e413200' })
    const taken = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c00' } })
      .withExif({ IFD0: { Copyright: 'SECRET-CAMERA' } })
      .jpeg()
      .toBuffer()
    const { data } = await send(taken)
    const seen = await world.app.inject({
      url: `/api/admin/certifications/${data.id}/photos/photo`,
      headers: certifier.headers,
    })
    expect(seen.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' })
    expect(taken.includes('SECRET-CAMERA')).toBe(true)
    expect(seen.rawPayload.includes('SECRET-CAMERA')).toBe(false)
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ width: 90, height: 60, format: 'jpeg' })
  })

  test('may send a bitmap, which is read without the library', async () => {
    const bitmap = Buffer.alloc(54 + 2 * 8)
    bitmap.write('BM', 'latin1')
    for (const [at, value] of [
      [10, 54],
      [14, 40],
      [18, 2],
      [22, 2],
    ] as const)
      bitmap.writeInt32LE(value, at)
    bitmap.writeUInt16LE(24, 28)
    // The lower row comes first: one red pixel at its left.
    bitmap[56] = 255
    const send = async (photo: Buffer) =>
      apply(world, 'iden', { as: await makeUser(world), fields: person(), photos: { photo } })
    const { data } = await send(bitmap)
    const seen = await world.app.inject({
      url: `/api/admin/certifications/${data.id}/photos/photo`,
      headers: certifier.headers,
    })
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ width: 2, height: 2 })
    const huge = Buffer.from(bitmap)
    huge.writeInt32LE(2 ** 30, 18)
    const strip = Buffer.from(bitmap)
    strip.writeInt32LE(1, 18)
    strip.writeInt32LE(2_000_000, 22)
    const cut = bitmap.subarray(0, 60)
    const refused = [await send(huge), await send(strip), await send(cut)]
    expect(refused.map(({ status }) => status)).toEqual([413, 413, 415])
  })

  test('waits for an answer before the next, and is certified once: mainland and overseas exclude each other', async () => {
    const user = await makeUser(world)
    const { data } = await apply(world, 'iden', { as: user, fields: person() })
    expect(await apply(world, 'iden-v2', { as: user, fields: overseas() })).toMatchObject({
      errno: 'e409201',
    })
    await decide(data.id, { verdict: 'approve' })
    expect(await authData(user)).toMatchObject({ authType: 1, idCardStatus: 1 })
    expect(await apply(world, 'iden', { as: user, fields: person() })).toMatchObject({ errno: 'e409200' })
    expect(await apply(world, 'iden-v2', { as: user, fields: overseas() })).toMatchObject({
      errno: 'e409202',
    })
    // The database holds it, whatever a command forgets.
    const row = { user_id: user.id, submitted_at: world.clock.now(), decided_at: world.clock.now() }
    const forced = world.db
      .insertInto('certification')
      .values({
        ...row,
        kind: 'overseas',
        certificate_type: 'passport',
        country: 'SG',
        state: 'success',
        real_name: randomBytes(40),
        number: randomBytes(40),
        number_mark: randomBytes(32),
      })
      .execute()
    await expect(forced).rejects.toThrow('certification_one_success')
  })

  test('with a company needs its code and both documents, beside an identity', async () => {
    const user = await makeUser(world)
    await makeApplication(world, user)
    const fields = { companyName: '某公司', creditCode, realName: '某人', jobName: '经理' }
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const send = (given: Record<string, string>, photos: Record<string, Buffer>) =>
      apply(world, 'iden-company-jon-v2', { as: user, fields: { ...fields, ...given }, photos })
    expect(await send({ creditCode: '91350100M000100Y44' }, {})).toMatchObject({ errno: 'e400203' })
    expect(await send({}, { licence: photo })).toMatchObject({ errno: 'e400204', paths: ['body.proof'] })
    expect(await send({}, { licence: photo, proof: photo })).toMatchObject({ status: 200 })
    expect(await authData(user)).toMatchObject({ idCardStatus: 2, companyStatus: 2 })
    // A colleague of the same company.
    const other = { as: await makeUser(world), fields, photos: { licence: photo, proof: photo } }
    expect(await apply(world, 'iden-company-jon-v2', other)).toMatchObject({ status: 200 })
  })

  test('has a number that no other account has, however it is typed, also when both come at once', async () => {
    const number = idNumber()
    const [one, other] = [await makeUser(world), await makeUser(world)]
    const send = (as: TestUser, idNumber: string) =>
      apply(world, 'iden', { as, fields: { realName: '某人', idNumber } })
    const answers = await Promise.all([send(one, number), send(other, number.replace(/(.{6})/, '$1 '))])
    expect(answers.map(answer => answer.errno ?? 'sent').toSorted()).toEqual(['e409203', 'sent'])
    const id = answers.find(answer => answer.data)?.data.id
    await decide(id, { verdict: 'reject', reason: '不清晰' })
    // Whoever does not prove it does not keep others from it.
    const loser = answers[0]?.errno ? one : other
    expect(await send(loser, number)).toMatchObject({ status: 200 })
  })

  test('asks for themselves alone', async () => {
    const user = await makeUser(world)
    const of = (ids: string) => ask(world, `GET /api/users/authData?ids=${ids}`, { as: user })
    expect(await of(String(user.id))).toMatchObject({ status: 200 })
    expect(await of(`${user.id},${certifier.id}`)).toMatchObject({ status: 403, errno: 'e40003' })
    expect(await of('x')).toMatchObject({ status: 400 })
  })

  test('sends once under a key, which stands for the photo too', async () => {
    const user = await makeUser(world)
    const asked = { as: user, fields: person(), key: 'certification-1' }
    const [first, again] = [await apply(world, 'iden', asked), await apply(world, 'iden', asked)]
    expect(again).toEqual(first)
    const other = await sharp({ create: { width: 5, height: 5, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    expect(await apply(world, 'iden', { ...asked, photos: { photo: other } })).toMatchObject({
      errno: 'e40901',
    })
  })
})

describe('a certifier', () => {
  test('sees who waits without their documents, the oldest first; each look at those is kept', async () => {
    const number = idNumber()
    const user = await makeUser(world)
    const { id } = await makeApplication(world, user, { number, realName: '欧阳某某' })
    const list = await ask(world, 'GET /api/admin/certifications?per_page=50', { as: certifier })
    const ids = list.data.list.map((one: { id: number }) => one.id)
    expect(ids).toContain(id)
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b))
    expect(JSON.stringify(list.data)).not.toMatch(new RegExp(`${number}|欧阳某某`))
    const read = await ask(world, `GET /api/admin/certifications/${id}`, { as: certifier })
    expect(read.data).toMatchObject({ realName: '欧阳某某', number, photos: [{ part: 'photo' }] })
    await world.app.inject({
      url: `/api/admin/certifications/${id}/photos/photo`,
      headers: certifier.headers,
    })
    const kept = await world.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id', 'detail'])
      .where('subject', '=', 'certification')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(kept).toEqual([
      { action: 'certification.read', actor_id: certifier.id, detail: { userId: user.id } },
      { action: 'certification.photo', actor_id: certifier.id, detail: { userId: user.id, part: 'photo' } },
    ])
    const missing = await ask(world, 'GET /api/admin/certifications/999999', { as: certifier })
    expect(missing).toMatchObject({ status: 404, errno: 'e404200' })
  })

  test('decides once, with a reason for a no, and tells the person', async () => {
    const user = await makeUser(world)
    const { id } = await makeApplication(world, user)
    expect(await decide(id, { verdict: 'reject' })).toMatchObject({ status: 400, errno: 'e400205' })
    expect(await decide(id, { verdict: 'reject', reason: '照片不清晰。' })).toMatchObject({
      data: { state: 'rejected', reason: '照片不清晰。', decidedBy: { id: certifier.id } },
    })
    expect(await decide(id, { verdict: 'approve' })).toMatchObject({ status: 409, errno: 'e409204' })
    expect(await decide(999_999, { verdict: 'approve' })).toMatchObject({ status: 404 })
    const own = await ask(world, 'GET /api/v2/users/certification', { as: user })
    expect(own.data.applications).toMatchObject([{ state: 'rejected', reason: '照片不清晰。' }])
    const { rows } = await sql<{ kind: string; to: number[] }>`
      select payload ->> 'kind' as kind, payload -> 'to' as to from graphile_worker._private_jobs
      where payload ->> 'key' = ${`certification:${id}`}`.execute(world.db)
    expect(rows).toEqual([{ kind: 'certification.rejected', to: [user.id] }])
  })

  test('never decides about themselves', async () => {
    const { id } = await makeApplication(world, certifier)
    expect(await decide(id, { verdict: 'approve' })).toMatchObject({ status: 403, errno: 'e403200' })
    const forced = world.db.updateTable('certification').set({ first_by: certifier.id }).where('id', '=', id)
    await expect(forced.execute()).rejects.toThrow('certification_check')
  })

  test('of two who decide at once one does', async () => {
    const { id } = await makeApplication(world, await makeUser(world))
    const answers = await Promise.all([
      decide(id, { verdict: 'approve' }),
      decide(id, { verdict: 'reject', reason: '不' }),
    ])
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409])
  })
})

test('where two must approve, they are two', async () => {
  const strict = await makeWorld({ CERTIFIERS: '2' })
  try {
    const [one, other] = [await makeUser(strict), await makeUser(strict)]
    for (const each of [one, other]) await grant(strict, each, 'certifier')
    const person = await makeUser(strict)
    const { id } = await makeApplication(strict, person)
    const isCertified = async () =>
      (await ask(strict, 'GET /api/users/sso', { as: person })).data.authentication as boolean
    const approve = (as: TestUser) =>
      ask(strict, `POST /api/admin/certifications/${id}/decision`, { as, body: { verdict: 'approve' } })
    expect(await approve(one)).toMatchObject({ data: { state: 'reviewing', firstBy: { id: one.id } } })
    expect(await approve(one)).toMatchObject({ status: 403, errno: 'e403201' })
    expect(await isCertified()).toBe(false)
    expect(await approve(other)).toMatchObject({ data: { state: 'success' } })
    expect(await isCertified()).toBe(true)
  } finally {
    await strict.close()
  }
})

describe('what is kept', () => {
  /** Whether a value stands somewhere as people read it, or as bytes are written out. */
  const forms = (value: string) => [
    value,
    Buffer.from(value).toString('hex'),
    Buffer.from(value).toString('base64'),
  ]

  test('has no name and no number in any table or file', async () => {
    const user = await makeUser(world)
    const fields = { realName: '诸葛不在明处', idNumber: idNumber() }
    const { data } = await apply(world, 'iden', { as: user, fields, key: 'certification-2' })
    await ask(world, `GET /api/admin/certifications/${data.id}`, { as: certifier })
    await decide(data.id, { verdict: 'approve' })
    const { rows } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`.execute(world.db)
    const found: string[] = []
    for (const { name } of rows) {
      const all = await sql<{ all: string }>`
        select coalesce(string_agg(t::text, E'\n'), '') as all from ${sql.raw(name)} t`.execute(world.db)
      for (const value of Object.values(fields).flatMap(forms))
        if (all.rows[0]?.all.includes(value)) found.push(`${name}: ${value}`)
    }
    expect(rows.length).toBeGreaterThan(60)
    expect(found).toEqual([])
    const files = readdirSync(world.settings.dataDir, { recursive: true, withFileTypes: true })
    for (const file of files.filter(one => one.isFile())) {
      const content = readFileSync(join(file.parentPath, file.name), 'latin1')
      for (const value of Object.values(fields))
        expect(content).not.toContain(Buffer.from(value).toString('latin1'))
    }
    const keys = readdirSync(join(world.settings.dataDir, 'identity'))
    expect(keys.toSorted()).toEqual(['hash.key', 'master-1.key'])
    for (const key of keys)
      expect(statSync(join(world.settings.dataDir, 'identity', key)).mode & 0o777).toBe(0o600)
  })

  test('of a photo ends some days after the decision, of what was rejected all; twice is once', async () => {
    const applications = await Promise.all(
      [1, 2].map(async () => makeApplication(world, await makeUser(world))),
    )
    const [granted = 0, refused = 0] = applications.map(one => one.id)
    const waits = await makeApplication(world, await makeUser(world))
    await decide(granted, { verdict: 'approve' })
    await decide(refused, { verdict: 'reject', reason: '不' })
    const now = world.clock.now()
    const later = new Date(now.getTime() + 1)
    expect(await forgetPhotos(world.db, now, later)).toBe(0)
    const [first, second] = await Promise.all([
      forgetPhotos(world.db, later, later),
      forgetPhotos(world.db, later, later),
    ])
    expect((first ?? 0) + (second ?? 0)).toBeGreaterThanOrEqual(2)
    expect(await forgetPhotos(world.db, later, later)).toBe(0)
    const read = async (id: number) =>
      (await ask(world, `GET /api/admin/certifications/${id}`, { as: certifier })).data
    expect(await read(granted)).toMatchObject({ realName: '某人', photos: [] })
    expect(await read(refused)).toMatchObject({ realName: null, number: null, photos: [] })
    expect(await read(waits.id)).toMatchObject({ realName: '某人', photos: [{ part: 'photo' }] })
    const gone = await ask(world, `GET /api/admin/certifications/${granted}/photos/photo`, { as: certifier })
    expect(gone).toMatchObject({ status: 404, errno: 'e404201' })
  })

  test('of a person goes with their key when they leave', async () => {
    const user = await makeUser(world)
    await makeApplication(world, user)
    await world.db
      .insertInto('account_deletion')
      .values({ user_id: user.id, asked_at: new Date(0), due_at: world.clock.now() })
      .execute()
    await runJob(world, ownDataJobs, leaveDue.name)
    const applications = await world.db
      .selectFrom('certification')
      .select('id')
      .where('user_id', '=', user.id)
      .execute()
    expect(applications).toEqual([])
    const key = await world.db
      .selectFrom('person_key')
      .where('user_id', '=', user.id)
      .select('master')
      .execute()
    expect(key).toEqual([])
  })
})
