import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, send } from '../../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { queued } from '../../../../test/queue.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let editor: TestUser
let poster: TestUser
beforeAll(async () => {
  world = await makeWorld()
  editor = await makeStaff(world, 'editor')
  poster = await makeUser(world)
})
afterAll(() => world.close())

const day = 86_400_000
const fields = ['title', 'summary', 'background', 'target', 'criteria']
const whole = Object.fromEntries(
  fields.flatMap(name => [
    [`${name}Zh`, '文字'],
    [`${name}En`, 'Text'],
  ]),
)

async function save(needId: number, as: TestUser, change: Record<string, unknown>) {
  const { data } = await ask(world, `GET /api/bids/needs/${needId}/draft`, { as })
  return ask(world, `PUT /api/bids/needs/${needId}/draft`, {
    as,
    body: { value: { ...data.value, ...change }, tag: data.tag },
  })
}
const step = (needId: number, as: TestUser, name: string, more = {}) =>
  ask(world, `PUT /api/bids/needs/${needId}/state`, { as, body: { step: name, ...more } })

async function publish(change: Record<string, unknown> = {}): Promise<number> {
  const { data } = await ask(world, 'POST /api/bids/needs', {
    as: poster,
    body: { organisation: '供水集团', title: '漏损定位' },
  })
  const deadline = new Date(world.clock.now().getTime() + day).toISOString()
  await save(data.id, poster, { ...whole, deadline, ...change })
  await step(data.id, poster, 'submit')
  expect((await step(data.id, editor, 'publish')).status).toBe(200)
  return data.id
}
const bid = (needId: number, as: TestUser, summary: string, content = 'a plan') =>
  send(world, `POST /api/bids/needs/${needId}/bid`, {
    as,
    fields: { summary, proposal: '方案', offer: '十万元', team: '', isNamed: 'true' },
    file: { name: 'plan.pdf', content },
  })
const read = (needId: number, as?: TestUser) => ask(world, `GET /api/bids/needs/${needId}`, as ? { as } : {})
const toldTo = async (person: TestUser): Promise<string[]> =>
  (await queued(world, 'notices.deliver'))
    .map(job => job.payload as { to: number[]; text: { zh: string } })
    .filter(notice => notice.to.includes(person.id))
    .map(notice => notice.text.zh)

test('a need is seen by nobody before its review, and published whole', async () => {
  const { data } = await ask(world, 'POST /api/bids/needs', {
    as: poster,
    body: { organisation: '供水集团', title: '漏损定位' },
  })
  expect((await read(data.id)).errno).toBe('e404380')
  expect((await read(data.id, await makeUser(world))).errno).toBe('e404380')
  expect((await step(data.id, poster, 'publish')).errno).toBe('e40301')
  await step(data.id, poster, 'submit')
  expect((await save(data.id, poster, {})).errno).toBe('e409380')
  expect((await step(data.id, editor, 'publish')).errno).toBe('e409384')
  expect((await step(data.id, editor, 'return')).errno).toBe('e400380')
  await step(data.id, editor, 'return', { reason: '请写明验收标准' })
  expect(await toldTo(poster)).toContainEqual(expect.stringContaining('请写明验收标准'))
  await save(data.id, poster, { ...whole, deadline: new Date(world.clock.now().getTime() - 1).toISOString() })
  await step(data.id, poster, 'submit')
  expect((await step(data.id, editor, 'publish')).errno).toBe('e409385')
})

test('what is confidential is read, asked about and bid on by those whom the poster lets in', async () => {
  const needId = await publish({ confidentiality: 'confidential' })
  const person = await makeUser(world)
  const other = await makeUser(world)
  expect((await read(needId, person)).data).toMatchObject({ details: null, access: 'none' })
  expect((await bid(needId, person, '方案')).errno).toBe('e403380')
  await ask(world, `POST /api/bids/needs/${needId}/access`, { as: person, body: { message: '研究' } })
  expect((await read(needId, person)).data).toMatchObject({ details: null, access: 'asked' })
  const grant = (as: TestUser, isGranted: boolean) =>
    ask(world, `PUT /api/bids/needs/${needId}/access/${person.id}`, { as, body: { isGranted } })
  expect((await grant(other, true)).errno).toBe('e404380')
  await grant(poster, true)
  expect((await read(needId, person)).data.details).not.toBeNull()
  expect((await bid(needId, person, '方案')).status).toBe(200)
  expect((await read(needId, other)).data.details).toBeNull()
})

test('bids of others show to nobody but poster and staff, whatever they say', async () => {
  const [first, second] = [await publish(), await publish()]
  const readers = [undefined, await makeUser(world)]
  await bid(first, await makeUser(world), '短')
  await bid(second, await makeUser(world), '一份很长的方案'.repeat(20), 'another plan')
  for (const reader of readers) {
    const seen = async (needId: number) => {
      const { data } = await read(needId, reader)
      return JSON.stringify({ ...data, id: 0 })
    }
    expect(await seen(first)).toBe(await seen(second))
    if (reader)
      expect((await ask(world, `GET /api/bids/needs/${first}/bids`, { as: reader })).errno).toBe('e404380')
  }
  const { data } = await ask(world, `GET /api/bids/needs/${first}/bids`, { as: poster })
  const [own] = data.bids
  const file = (as: TestUser) =>
    world.app.inject({ url: `/api/bids/files/${own.files[0].id}`, headers: as.headers })
  expect((await file(readers[1] as TestUser)).statusCode).toBe(404)
  expect((await file(poster)).body).toBe('a plan')
})

test('one bids once, anew as often as one likes until the deadline, with other attachments', async () => {
  const needId = await publish()
  const person = await makeUser(world)
  expect((await bid(needId, poster, '自己')).errno).toBe('e409382')
  const [one, two] = [await bid(needId, person, '初稿'), await bid(needId, person, '定稿', 'better')]
  expect(one.data.id).toBe(two.data.id)
  const { own, bids } = (await read(needId, person)).data
  expect([own.summary, own.files.length, bids]).toEqual(['定稿', 1, 1])
  await world.db
    .updateTable('bid_need')
    .set({ deadline: world.clock.now() })
    .where('id', '=', needId)
    .execute()
  expect((await read(needId)).data.state).toBe('selection')
  expect((await bid(needId, person, '太晚')).errno).toBe('e409381')
  expect((await ask(world, `DELETE /api/bids/needs/${needId}/bid`, { as: person })).errno).toBe('e409381')
})

test('one bid is awarded, in the open, and all bidders are told', async () => {
  const needId = await publish()
  const [winner, loser] = [await makeUser(world), await makeUser(world)]
  const { data: won } = await bid(needId, winner, '好方案')
  await bid(needId, loser, '也不错')
  expect((await step(needId, poster, 'award', { bidId: won.id, reason: '最完整' })).errno).toBe('e409380')
  await step(needId, poster, 'select')
  await ask(world, `PUT /api/bids/${won.id}`, { as: poster, body: { isShortlisted: true } })
  expect((await step(needId, poster, 'award', { reason: '最完整' })).errno).toBe('e400382')
  expect((await step(needId, poster, 'award', { bidId: won.id, reason: '最完整' })).status).toBe(200)
  expect((await read(needId)).data).toMatchObject({
    state: 'awarded',
    reason: '最完整',
    awarded: { name: winner.name, summary: '好方案' },
  })
  expect([(await toldTo(winner)).length, (await toldTo(loser)).length]).toEqual([2, 1])
  expect((await step(needId, poster, 'close', { reason: '晚了' })).errno).toBe('e409380')
})

test('a question is answered by the poster alone, and read with the details', async () => {
  const needId = await publish()
  const person = await makeUser(world)
  const { data } = await ask(world, `POST /api/bids/needs/${needId}/questions`, {
    as: person,
    body: { body: '数据有多久？' },
  })
  const answer = (as: TestUser) =>
    ask(world, `PUT /api/bids/questions/${data.id}`, { as, body: { answer: '三年。' } })
  expect((await answer(person)).errno).toBe('e404383')
  await answer(poster)
  expect((await read(needId)).data.questions).toMatchObject([{ body: '数据有多久？', answer: '三年。' }])
  expect(await toldTo(person)).toHaveLength(1)
})
