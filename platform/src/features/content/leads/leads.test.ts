import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeEnded } from '../../../../test/ended.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { queued } from '../../../../test/queue.ts'
import { solved } from '../../../../test/riddles.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { attempt, isSolved, riddleBits } from './rules.ts'
import { newRiddle } from './server/riddle.ts'
import { solveRiddle } from './web/solve-riddle.ts'

let world: World
let editor: TestUser
beforeAll(async () => {
  world = await makeWorld()
  editor = await makeStaff(world, 'editor')
})
afterAll(() => world.close())

const body = {
  organisation: '临江地铁',
  name: '周工',
  email: 'zhou@example.org',
  phone: '',
  need: '预测站点客流。',
  budget: 'middle',
  hasConsented: true,
}
const send = (change: Record<string, unknown> = {}, as?: TestUser) =>
  ask(world, 'POST /api/leads', { ...(as && { as }), body: { ...body, ...solved(world), ...change } })

test('an enquiry reaches the desk and whoever takes it up, with consent and a way to answer', async () => {
  const sent = await send()
  expect(sent.status).toBe(200)
  const { data } = await ask(world, 'GET /api/admin/leads', { as: editor })
  expect(data.list).toMatchObject([{ id: sent.data.number, organisation: '临江地铁', state: 'new' }])
  const told = (await queued(world, 'notices.deliver')).map(
    job => job.payload as { to: number[]; path: string },
  )
  expect(told).toMatchObject([{ to: [editor.id], path: `/admin/leads/${sent.data.number}` }])
  expect((await send({ email: '' })).errno).toBe('e400370')
  expect((await send({ email: '', phone: '+86 571 8000 0000' })).status).toBe(200)
  expect((await send({ hasConsented: false })).paths).toEqual(['body.hasConsented'])
})

test('what no browser solved is refused: unsealed, unsolved, too old, or sent before', async () => {
  const { riddle, nonce } = solved(world)
  let wrong = 0
  while (isSolved(createHash('sha256').update(attempt(riddle, wrong)).digest(), riddleBits)) wrong++
  const old = newRiddle(world.settings.sessionSecret, new Date(world.clock.now().getTime() - 3_600_000))
  const refused = [
    await send({ riddle: `${riddle}x`, nonce }),
    await send({ riddle, nonce: wrong }),
    await send({ riddle: old, nonce: await solveRiddle(old, riddleBits) }),
  ]
  expect(refused.map(answer => answer.errno)).toEqual(['e400371', 'e400371', 'e400371'])
  expect((await send({ riddle, nonce })).status).toBe(200)
  expect((await send({ riddle, nonce })).errno).toBe('e409370')
})

test('an enquiry is moved on, noted, and goes whole when somebody asks for it', async () => {
  const person = await makeUser(world)
  const leadId = (await send({ organisation: '将删除' }, person)).data.number as number
  const one = `/api/admin/leads/${leadId}` as const
  await ask(world, `PUT ${one}`, { as: editor, body: { state: 'talking' } })
  await ask(world, `POST ${one}/notes`, { as: editor, body: { body: '约了周四。' } })
  expect((await ask(world, `GET ${one}`, { as: editor })).data).toMatchObject({
    state: 'talking',
    user: { id: person.id },
    notes: [{ body: '约了周四。', author: { id: editor.id } }],
  })
  await ask(world, `DELETE ${one}?reason=${encodeURIComponent('对方要求')}`, { as: editor })
  expect((await ask(world, `GET ${one}`, { as: editor })).errno).toBe('e404370')
  const { count } = await world.db
    .selectFrom('lead_note')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow()
  expect(count).toBe(0)
})

test('cases are competitions that ended, with what was really handed in', async () => {
  const ended = await makeEnded(world)
  await world.db
    .updateTable('competition')
    .set({ end_at: new Date(world.clock.now().getTime() - 60_000) })
    .where('id', '=', ended.id)
    .execute()
  const { data } = await ask(world, 'GET /api/cooperation')
  const { count } = await world.db
    .selectFrom('submission')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('competition_id', '=', ended.id)
    .executeTakeFirstOrThrow()
  expect(data.cases).toMatchObject([{ competition: { id: ended.id }, submissions: count }])
})
