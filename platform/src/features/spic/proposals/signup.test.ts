import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { json } from '../../../base/database/json.ts'
import { ask } from '../../../../test/ask.ts'
import { makeApplication } from '../../../../test/certification.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { waiting } from '../../../../test/locks.ts'
import { queued } from '../../../../test/queue.ts'
import { makeEdition } from '../../../../test/spic.ts'
import type { Kind } from '../../people/certification/rules.ts'
import { leave } from '../../people/own-data/server/commands/leave.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { publishEdition } from '../editions/server/commands/publish-edition.ts'
import type { Field } from '../forms/fields.ts'

let world: World
let year = 2030
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

type Made = Awaited<ReturnType<typeof makeEdition>>
const open = (given: Partial<Parameters<typeof makeEdition>[1]> = {}) =>
  makeEdition(world, { year: ++year, ...given })
const given = (edition: Made, name: string, more = {}) => ({
  kind: 'team',
  name,
  trackId: edition.track,
  answers: { phone: '123' },
  tag: 0,
  ...more,
})
const save = (edition: Made, as: TestUser, name: string, more = {}) =>
  ask(world, `PUT /api/spic/signup/${edition.id}`, { as, body: given(edition, name, more) })
const signUp = async (edition: Made, as: TestUser, tag = 1) =>
  ask(world, `POST /api/spic/signup/${edition.id}`, {
    as,
    body: { tag, formTag: (await read(edition, as)).formTag },
  })
const read = async (edition: Made, as: TestUser) =>
  (await ask(world, `GET /api/spic/signup/${edition.id}`, { as })).data
const invite = async (edition: Made, as: TestUser): Promise<string> =>
  (await ask(world, `POST /api/spic/signup/${edition.id}/invitation`, { as })).data.token
const join = (token: string, as: TestUser) => ask(world, 'POST /api/spic/invitation', { as, body: { token } })
async function team(edition: Made) {
  const owner = await makeUser(world)
  await save(edition, owner, `队伍 ${owner.id}`)
  expect((await signUp(edition, owner)).status).toBe(200)
  return owner
}

test('a sign-up is a draft until it is whole, and is signed up under one name', async () => {
  const edition = await open()
  const [owner, other] = [await makeUser(world), await makeUser(world)]
  expect((await read(edition, owner)).entry).toBeNull()
  expect((await save(edition, owner, '', { answers: { phone: '' } })).data.tag).toBe(1)
  expect(await signUp(edition, owner)).toMatchObject({
    errno: 'e400520',
    paths: ['body.answers.phone', 'body.name'],
  })
  expect((await save(edition, owner, '江流', { tag: 1 })).data.tag).toBe(2)
  expect((await signUp(edition, owner, 1)).errno).toBe('e409535')
  expect((await signUp(edition, owner, 2)).status).toBe(200)
  expect(await read(edition, owner)).toMatchObject({
    stage: 'signedUp',
    entry: { name: '江流', isOwner: true, members: [{ id: owner.id, isOwner: true }] },
    abilities: { signUp: { allowed: false }, cancel: { allowed: true } },
  })
  const { frozen_at: frozen } = await world.db
    .selectFrom('spic_form')
    .select('frozen_at')
    .where('id', '=', edition.signupForm)
    .executeTakeFirstOrThrow()
  expect(frozen).not.toBeNull()
  // Once signed up it stays whole.
  expect((await save(edition, owner, '', { tag: 3 })).errno).toBe('e400520')
  await save(edition, other, '江流')
  expect(await signUp(edition, other)).toMatchObject({ errno: 'e409527', paths: ['body.name'] })
})

test('of two who begin or save at once one is told', async () => {
  const edition = await open()
  const owner = await makeUser(world)
  const begun = await Promise.all([save(edition, owner, '甲'), save(edition, owner, '乙')])
  expect(begun.map(one => one.status).sort()).toEqual([200, 409])
  const saved = await Promise.all(['丙', '丁'].map(name => save(edition, owner, name, { tag: 1 })))
  expect(saved.map(one => one.errno ?? 'ok').sort()).toEqual(['e409535', 'ok'])
})

test('the window takes its first moment and not its last', async () => {
  const now = world.clock.now()
  const at = (ms: number) => new Date(now.getTime() + ms)
  const edges = [
    [at(1), at(9_000_000), 'e409520'],
    [now, at(9_000_000), undefined],
    [at(-9), at(1), undefined],
    [at(-9), now, 'e409520'],
  ] as const
  for (const [signup_starts_at, signup_ends_at, errno] of edges) {
    const edition = await open({ signup_starts_at, signup_ends_at })
    expect((await save(edition, await makeUser(world), '窗口')).errno).toBe(errno)
  }
})

test('nobody signs up for an edition that is taken out of sight at the same moment', async () => {
  const edition = await open()
  const owner = await makeUser(world)
  await save(edition, owner, '同时')
  const { formTag } = await read(edition, owner)
  const { signing } = await world.db.transaction().execute(async tx => {
    await publishEdition(tx, {
      editionId: edition.id,
      isPublished: false,
      actor: { userId: null, address: null },
      now: world.clock.now(),
    })
    let isAnswered = false
    const signing = ask(world, `POST /api/spic/signup/${edition.id}`, {
      as: owner,
      body: { tag: 1, formTag },
    }).finally(() => (isAnswered = true))
    await vi.waitFor(async () => expect(isAnswered || (await waiting(world)).length > 0).toBe(true), 10_000)
    return { signing }
  })
  expect((await signing).status).toBe(404)
})

test('an enterprise signs up with an accepted certification, whoever with what the edition asks for', async () => {
  const edition = await open({ checks: ['identity'] })
  const person = await makeUser(world)
  const certify = async (kind: Kind) => {
    await makeApplication(world, person, { kind })
    await world.db
      .updateTable('certification')
      .set({ state: 'success', decided_at: world.clock.now() })
      .where('user_id', '=', person.id)
      .execute()
  }
  await save(edition, person, '企业', { kind: 'enterprise' })
  expect((await signUp(edition, person)).errno).toBe('e403212')
  await certify('mainland')
  expect((await signUp(edition, person)).errno).toBe('e403521')
  await certify('enterprise')
  expect((await signUp(edition, person)).status).toBe(200)
  const teams = await open({ entrant_kinds: ['team'] })
  expect((await save(teams, person, '企业', { kind: 'enterprise' })).errno).toBe('e409531')
})

test('of twenty who join at once as many are in as there is room for', async () => {
  const edition = await open({ most_members: 5 })
  const owner = await team(edition)
  const token = await invite(edition, owner)
  const people = await Promise.all(Array.from({ length: 20 }, () => makeUser(world)))
  const answers = await Promise.all(people.map(person => join(token, person)))
  expect(answers.filter(one => one.status === 200)).toHaveLength(4)
  expect(new Set(answers.map(one => one.errno ?? 'ok'))).toEqual(new Set(['ok', 'e409524']))
  expect((await read(edition, owner)).entry.members).toHaveLength(5)
})

test('nobody is part of two entries, and who joins twice joins once', async () => {
  const edition = await open()
  const [one, two] = [await team(edition), await team(edition)]
  const [first, second] = [await invite(edition, one), await invite(edition, two)]
  const person = await makeUser(world)
  const answers = await Promise.all([join(first, person), join(second, person)])
  expect(answers.map(answer => answer.errno ?? 'ok').sort()).toEqual(['e409523', 'ok'])
  const won = answers[0]?.status === 200 ? first : second
  expect((await join(won, person)).status).toBe(200)
  expect((await save(edition, person, '另一队')).errno).toBe('e403520')
})

test('a link ends with the next one, with the window, and is kept as a hash alone', async () => {
  const edition = await open()
  const owner = await team(edition)
  const person = await makeUser(world)
  const before = await invite(edition, owner)
  const token = await invite(edition, owner)
  expect((await join(before, person)).errno).toBe('e404521')
  const { join_hash: kept } = await world.db
    .selectFrom('spic_entry')
    .select('join_hash')
    .where('owner_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  expect(kept?.toString('base64url')).not.toBe(token)
  await world.db
    .updateTable('spic_edition')
    .set({ signup_ends_at: world.clock.now() })
    .where('id', '=', edition.id)
    .execute()
  expect((await join(token, person)).errno).toBe('e409520')
  expect((await ask(world, `GET /api/spic/invitation?token=${token}`, { as: person })).data).toMatchObject({
    members: 1,
    abilities: { join: { allowed: false, code: 'e409520' } },
  })
  await ask(world, `DELETE /api/spic/signup/${edition.id}/invitation`, { as: owner })
  expect((await join(token, person)).errno).toBe('e404521')
})

test('members leave, the owner removes them and cancels, and others are told', async () => {
  const edition = await open()
  const owner = await team(edition)
  const token = await invite(edition, owner)
  const [one, two] = [await makeUser(world), await makeUser(world)]
  for (const person of [one, two]) await join(token, person)
  const remove = (as: TestUser, userId: number) =>
    ask(world, `DELETE /api/spic/signup/${edition.id}/members/${userId}`, { as })
  expect((await remove(one, two.id)).errno).toBe('e403520')
  expect((await remove(owner, owner.id)).errno).toBe('e409528')
  expect((await remove(one, one.id)).status).toBe(200)
  expect((await remove(owner, two.id)).status).toBe(200)
  expect((await remove(owner, two.id)).errno).toBe('e404525')
  const told = (await queued(world, 'notices.deliver'))
    .map(job => job.payload as { to: number[]; kind: string })
    .filter(notice => notice.kind === 'spic.team')
    .flatMap(notice => notice.to)
  expect(told.filter(id => id === owner.id)).toHaveLength(3)
  expect(told).toContain(two.id)
  expect((await ask(world, `DELETE /api/spic/signup/${edition.id}`, { as: one })).errno).toBe('e404520')
  expect((await ask(world, `DELETE /api/spic/signup/${edition.id}`, { as: owner })).status).toBe(200)
  expect((await read(edition, owner)).entry).toBeNull()
})

/** What is kept of an entry, without when. */
const keptOf = async (owner: TestUser) => {
  const { updated_at: _updatedAt, ...entry } = await world.db
    .selectFrom('spic_entry')
    .selectAll()
    .where('owner_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  return entry
}

test('who sends the same sign-up again after a lost answer is told what the first was told', async () => {
  const edition = await open()
  const owner = await makeUser(world)
  // Of the first save, of a later one, and of one that is signed up.
  const sent = [
    { name: '江流', tag: 0 },
    { name: '江流（修订）', tag: 1 },
  ]
  for (const { name, tag } of sent) {
    const first = await save(edition, owner, name, { tag })
    world.setNow(new Date(world.clock.now().getTime() + 1_000))
    const kept = await keptOf(owner)
    const again = await save(edition, owner, name, { tag })
    expect([again.status, again.data]).toEqual([200, first.data])
    expect(await keptOf(owner)).toEqual(kept)
  }
  await signUp(edition, owner, 2)
  // What the form no longer asks for is dropped before the two are compared.
  const more = { tag: 3, answers: { phone: '456', gone: 'x' } }
  const first = await save(edition, owner, '江流三', more)
  expect((await save(edition, owner, '江流三', more)).data).toEqual(first.data)
  expect(await keptOf(owner)).toMatchObject({ name: '江流三', tag: 4, answers: { phone: '456' } })
  // Another by the same tag is another's.
  expect((await save(edition, owner, '江流四', more)).errno).toBe('e409535')
  expect(await keptOf(owner)).toMatchObject({ name: '江流三', tag: 4 })
})

test('a sign-up by a form that was changed after it was shown is refused, and none is frozen by it', async () => {
  const edition = await open()
  const owner = await makeUser(world)
  await save(edition, owner, '江流')
  const { formTag, fields } = await read(edition, owner)
  const form = () => world.db.selectFrom('spic_form').selectAll().where('id', '=', edition.signupForm)
  const asks = async (label: string) =>
    world.db
      .updateTable('spic_form')
      .set({ fields: json(fields.map((one: Field) => ({ ...one, label: { zh: label, en: label } }))) })
      .where('id', '=', edition.signupForm)
      .execute()
  await asks('手机')
  const post = (tag: string) =>
    ask(world, `POST /api/spic/signup/${edition.id}`, { as: owner, body: { tag: 1, formTag: tag } })
  expect((await post(formTag)).errno).toBe('e409536')
  expect(await form().executeTakeFirstOrThrow()).toMatchObject({ frozen_at: null })
  expect(await keptOf(owner)).toMatchObject({ signed_up_at: null, tag: 1, answers: { phone: '123' } })
  expect((await post((await read(edition, owner)).formTag)).status).toBe(200)
})

test('who owns an entry hands it over, and the new owner alone goes on with it', async () => {
  const edition = await open()
  const owner = await team(edition)
  const token = await invite(edition, owner)
  const [next, third] = [await makeUser(world), await makeUser(world)]
  for (const person of [next, third]) await join(token, person)
  const handOver = (as: TestUser, userId: number) =>
    ask(world, `PUT /api/spic/signup/${edition.id}/owner`, { as, body: { userId } })
  expect((await handOver(next, next.id)).errno).toBe('e403520')
  expect((await handOver(owner, (await makeUser(world)).id)).errno).toBe('e404525')
  // Long after the window: a proposal still has to be answered for.
  await world.db
    .updateTable('spic_edition')
    .set({ signup_ends_at: world.clock.now() })
    .where('id', '=', edition.id)
    .execute()
  expect((await handOver(owner, next.id)).status).toBe(200)
  await world.db
    .updateTable('spic_edition')
    .set({ signup_ends_at: new Date(world.clock.now().getTime() + 9_000_000) })
    .where('id', '=', edition.id)
    .execute()
  expect((await handOver(owner, third.id)).errno).toBe('e403520')
  expect((await read(edition, next)).entry).toMatchObject({ isOwner: true, isInviting: false })
  // The link that the owner before gave out is not the new one's.
  expect((await join(token, await makeUser(world))).errno).toBe('e404521')
  expect((await save(edition, owner, '旧', { tag: 2 })).errno).toBe('e403520')
  expect((await save(edition, next, '新', { tag: 2 })).status).toBe(200)
  expect(
    (await ask(world, `DELETE /api/spic/signup/${edition.id}/members/${owner.id}`, { as: owner })).status,
  ).toBe(200)
  const told = (await queued(world, 'notices.deliver'))
    .map(job => job.payload as { key: string; to: number[] })
    .filter(notice => notice.key.includes(':owner:'))
  expect(told.map(notice => notice.to.toSorted((a, b) => a - b))).toEqual([[next.id, third.id]])
})

test('an entry whose owner leaves the site goes to the member who joined first and is still there', async () => {
  const edition = await open()
  const owner = await team(edition)
  const token = await invite(edition, owner)
  const people = [await makeUser(world), await makeUser(world), await makeUser(world)]
  for (const person of people) {
    world.setNow(new Date(world.clock.now().getTime() + 1_000))
    await join(token, person)
  }
  const [first, second] = people as [TestUser, TestUser, TestUser]
  const leaving = async (person: TestUser) => {
    const now = world.clock.now()
    const due = new Date(now.getTime() - 1)
    await world.db
      .insertInto('account_deletion')
      .values({ user_id: person.id, asked_at: new Date(due.getTime() - 1), due_at: due })
      .execute()
    await world.db.transaction().execute(tx => leave(tx, { userId: person.id, now, signOnGoes: false }))
  }
  await leaving(first)
  await leaving(owner)
  expect((await read(edition, second)).entry).toMatchObject({ isOwner: true })
  expect((await invite(edition, second)).length).toBeGreaterThan(30)
  // Nobody is left to take over a draft of one's own.
  const alone = await makeUser(world)
  await save(edition, alone, '独自')
  await leaving(alone)
  expect(await keptOf(alone)).toMatchObject({ owner_id: alone.id })
})
