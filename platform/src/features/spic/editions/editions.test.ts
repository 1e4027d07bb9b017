import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { type TestUser } from '../../../../test/factories.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { fieldsOf } from '../../../../test/stage-spic.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { freezeForm, lockEdition } from './server/public.ts'

let world: World
let as: TestUser
let year = 2030
beforeAll(async () => {
  world = await makeWorld()
  as = await makeStaff(world, 'administrator')
})
afterAll(() => world.close())
beforeEach(() => void year++)

const day = 86_400_000
const forms = fieldsOf('x')
const read = async (id: number) => (await ask(world, `GET /api/admin/spic/${id}`, { as })).data
const add = async (copyFrom: number | null = null): Promise<number> =>
  (
    await ask(world, 'POST /api/admin/spic', {
      as,
      body: { year, nameZh: '试点', nameEn: 'Pilot', copyFrom },
    })
  ).data.id
const saveForm = async (id: number, purpose: 'signup' | 'proposal', fields: unknown = forms[purpose]) => {
  const form = (await read(id)).forms.find((one: { purpose: string }) => one.purpose === purpose)
  return ask(world, `PUT /api/admin/spic/${id}/forms/${form.id}`, {
    as,
    body: { value: { fields }, tag: form.tag },
  })
}
const save = async (id: number, change: object) => {
  const { value, tag } = await read(id)
  return ask(world, `PUT /api/admin/spic/${id}`, { as, body: { value: { ...value, ...change }, tag } })
}
const publish = (id: number, isPublished = true) =>
  ask(world, `PUT /api/admin/spic/${id}/published`, { as, body: { isPublished } })

const track = { id: null, nameZh: '能源', nameEn: 'Energy', aboutZh: '', aboutEn: '', quota: 5 }
/** Complete, and open for sign-up now. */
async function complete(id: number) {
  const at = (days: number) => new Date(world.clock.now().getTime() + days * day).toISOString()
  const texts = { summaryZh: '要', summaryEn: 'Summary', bodyZh: '文', bodyEn: '**Body**' }
  await save(id, {
    ...texts,
    signupStartsAt: at(-1),
    signupEndsAt: at(5),
    submitStartsAt: at(2),
    submitEndsAt: at(9),
    tracks: [track],
  })
  await saveForm(id, 'signup')
  await saveForm(id, 'proposal')
}
const freeze = async (id: number, at: number) => {
  const { forms: all } = await read(id)
  await world.db.transaction().execute(tx => freezeForm(tx, all[at].id, world.clock.now()))
}

test('an edition is seen once it is complete and published', async () => {
  const id = await add()
  const early = await publish(id)
  expect(early.errno).toBe('e409501')
  expect(early.paths).toContain('body.value.forms.proposal')
  await complete(id)
  expect((await read(id)).lacks).toEqual([])
  expect((await ask(world, `GET /api/spic/${id}`)).errno).toBe('e404500')
  expect((await publish(id)).status).toBe(200)
  const { data } = await ask(world, `GET /api/spic/${id}`)
  expect(data).toMatchObject({
    year,
    state: 'signup',
    signup: { state: 'open' },
    submit: { state: 'before' },
    tracks: [{ name: '能源' }],
    forms: { signup: forms.signup, proposal: forms.proposal },
  })
  expect(data.html).toContain('文')
  expect((await ask(world, 'GET /api/spic')).data.currentId).toBe(id)
  // What is published stays complete.
  expect((await save(id, { nameEn: '' })).errno).toBe('e409501')
  expect((await saveForm(id, 'proposal', [])).errno).toBe('e409501')
  expect((await publish(id, false)).status).toBe(200)
  expect((await ask(world, `GET /api/spic/${id}`)).errno).toBe('e404500')
})

test('a year has one edition, and a copy has tracks, forms and settings but no dates', async () => {
  const from = await add()
  await complete(from)
  await save(from, { isBlind: false, checks: ['identity'], entrantKinds: ['team'] })
  const again = await ask(world, 'POST /api/admin/spic', {
    as,
    body: { year, nameZh: '又一', nameEn: '', copyFrom: null },
  })
  expect([again.errno, again.paths]).toEqual(['e409500', ['body.year']])
  year++
  const { value, forms: all } = await read(await add(from))
  expect(value).toMatchObject({
    isBlind: false,
    checks: ['identity'],
    entrantKinds: ['team'],
    signupStartsAt: null,
    tracks: [{ ...track, id: expect.any(Number) }],
  })
  expect(all.map((form: { value: object }) => form.value)).toEqual([
    { fields: forms.signup },
    { fields: forms.proposal },
  ])
})

test('a form that somebody has filled in stays; the next version is made from it and is asked then', async () => {
  const id = await add()
  await complete(id)
  await publish(id)
  const next = () => ask(world, `POST /api/admin/spic/${id}/forms`, { as, body: { purpose: 'signup' } })
  expect((await next()).errno).toBe('e409503')
  await freeze(id, 0)
  expect((await saveForm(id, 'signup', [])).errno).toBe('e409502')
  expect((await publish(id, false)).errno).toBe('e409505')
  expect((await next()).data).toMatchObject({
    purpose: 'signup',
    version: 2,
    frozenAt: null,
    value: { fields: forms.signup },
  })
  expect((await saveForm(id, 'signup', forms.signup.slice(0, 1))).status).toBe(200)
  expect((await ask(world, `GET /api/spic/${id}`)).data.forms.signup).toEqual(forms.signup.slice(0, 1))
  expect((await read(id)).forms.map((form: { version: number }) => form.version)).toEqual([2, 1, 1])
})

test('a form with something wrong says where', async () => {
  const id = await add()
  const [first] = forms.signup
  const refused = await saveForm(id, 'signup', [first, first])
  expect([refused.errno, refused.paths]).toEqual(['e422500', ['body.value.fields.1.key']])
})

test('a sign-up form asks for no files', async () => {
  const id = await add()
  const file = forms.proposal.find(one => one.kind === 'file')
  const refused = await saveForm(id, 'signup', [{ ...file, condition: null }])
  expect([refused.errno, refused.paths]).toEqual(['e422500', ['body.value.fields.0.kinds']])
  expect((await saveForm(id, 'proposal', [{ ...file, condition: null }])).status).toBe(200)
})

test('whether a review is blind stays as it is once a proposal was submitted', async () => {
  const id = await add()
  await complete(id)
  expect((await save(id, { isBlind: false })).data).toMatchObject({ isBlindFixed: false })
  // Signing up is no proposal.
  await freeze(id, 0)
  expect((await save(id, { isBlind: true })).status).toBe(200)
  await freeze(id, 1)
  expect(await read(id)).toMatchObject({ isBlindFixed: true, value: { isBlind: true } })
  const refused = await save(id, { isBlind: false })
  expect([refused.errno, refused.paths]).toEqual(['e409506', ['body.value.isBlind']])
  expect((await save(id, { nameEn: 'Other' })).status).toBe(200)
})

test('people can sign up while an edition is edited', async () => {
  const id = await add()
  await complete(id)
  const { forms: all, value } = await read(id)
  await world.db.transaction().execute(async tx => {
    await lockEdition(tx, id, 'update')
    // Waits for the one who edits if that keeps others from referring to it.
    await world.db.transaction().execute(async other => {
      await sql`set local lock_timeout = '2s'`.execute(other)
      await other
        .insertInto('spic_entry')
        .values({
          edition_id: id,
          track_id: value.tracks[0].id,
          kind: 'team',
          owner_id: as.id,
          form_id: all[0].id,
          created_at: world.clock.now(),
          updated_at: world.clock.now(),
        })
        .execute()
    })
  })
})

test('windows shut after they open, and people who sign up last can submit', async () => {
  const id = await add()
  await complete(id)
  const { value } = await read(id)
  expect((await save(id, { signupEndsAt: value.signupStartsAt })).paths).toEqual(['body.value.signupEndsAt'])
  expect((await save(id, { submitEndsAt: value.signupEndsAt })).status).toBe(200)
})

test('a track that somebody has chosen is not deleted, others are, and those that stay keep their id', async () => {
  const id = await add()
  await complete(id)
  await save(id, { tracks: [...(await read(id)).value.tracks, { ...track, nameZh: '港口' }] })
  const before = await read(id)
  const [energy, harbour] = before.value.tracks
  await world.db
    .insertInto('spic_entry')
    .values({
      edition_id: id,
      track_id: energy.id,
      kind: 'team',
      owner_id: as.id,
      form_id: before.forms[0].id,
      created_at: world.clock.now(),
      updated_at: world.clock.now(),
    })
    .execute()
  expect((await save(id, { tracks: [harbour] })).errno).toBe('e409504')
  const saved = await save(id, {
    tracks: [
      { ...track, nameZh: '新' },
      { ...energy, quota: null },
    ],
  })
  expect(saved.data.value.tracks).toMatchObject([{ nameZh: '新' }, { id: energy.id, quota: null }])
  const stranger = await save(id, { tracks: [{ ...track, id: harbour.id }] })
  expect(stranger.paths).toContain('body.value.tracks.0.id')
})

test('who saves over somebody else is told', async () => {
  const id = await add()
  const { value, tag } = await read(id)
  await save(id, { nameEn: 'Other' })
  expect((await ask(world, `PUT /api/admin/spic/${id}`, { as, body: { value, tag } })).errno).toBe('e40991')
})
