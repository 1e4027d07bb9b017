import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition, makeUser, multipart, type TestUser } from '../../../../test/factories.ts'
import { leaveNow } from '../../../../test/leave-now.ts'
import { pixel } from '../../../../test/pixel.ts'
import { workOff } from '../../../../test/queue.ts'
import { makeOrganiser, makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { noticeJobs } from '../../people/notices/server/jobs.ts'

let world: World
let editor: TestUser
beforeAll(async () => {
  world = await makeWorld()
  editor = await makeStaff(world, 'editor')
})
afterAll(() => world.close())

async function send(given: { as?: TestUser; fields?: Record<string, string>; image?: Buffer }) {
  const fields = { kind: 'problem', body: '打不开', ...given.fields }
  const form = multipart(
    fields,
    given.image ? [{ field: 'image', name: 'screen.png', content: given.image }] : [],
  )
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/feedback',
    payload: form.payload,
    headers: { origin: 'http://localhost:3000', ...given.as?.headers, ...form.headers },
  })
  const { data, errno } = answer.json()
  return { status: answer.statusCode, data, errno }
}

const waiting = async () => (await ask(world, 'GET /api/admin/feedback', { as: editor })).data
const settle = (id: number, body: object) =>
  ask(world, `PUT /api/admin/feedback/${id}`, { as: editor, body: { ...body } })

test('a visitor tells of a page, with a picture that is made anew', async () => {
  const sent = await send({
    fields: { page: '/competitions/7?x=1', logId: 'a1-b2', contact: 'a@example.org' },
    image: pixel,
  })
  expect(sent.status).toBe(200)
  const { list, open } = await waiting()
  expect(open).toBe(1)
  expect(list[0]).toMatchObject({
    id: sent.data.id,
    body: '打不开',
    page: '/competitions/7?x=1',
    logId: 'a1-b2',
    contact: 'a@example.org',
    user: null,
  })
  expect((await send({ image: Buffer.from('no picture') })).errno).toBe('e41580')
})

test('a picture is seen by whoever sent it and by staff, at no address that everybody has', async () => {
  const [owner, stranger] = [await makeUser(world), await makeUser(world)]
  const certifier = await makeStaff(world, 'certifier')
  const organiser = await makeOrganiser(world, (await makeCompetition(world)).id)
  const { data: sent } = await send({ as: owner, image: pixel })
  const { data: other } = await send({ image: pixel })
  const read = async (feedbackId: number, as?: TestUser) =>
    world.app.inject({
      url: `/api/feedback/${feedbackId}/picture`,
      ...(as ? { headers: as.headers } : {}),
    })
  const seen = async (feedbackId: number) =>
    Promise.all(
      [undefined, stranger, certifier, organiser, owner, editor].map(
        async as => (await read(feedbackId, as)).statusCode,
      ),
    )
  expect(await seen(sent.id)).toEqual([401, 404, 404, 404, 200, 200])
  expect(await seen(other.id)).toEqual([401, 404, 404, 404, 404, 200])
  expect(await world.db.selectFrom('picture').selectAll().execute()).toEqual([])
  const own = (await ask(world, 'GET /api/feedback/own', { as: owner })).data.list[0]
  expect(own.picture).toBe(`/api/feedback/${sent.id}/picture`)
  const answer = await read(sent.id, owner)
  expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    'image/png',
    'private, no-store',
  ])
  // Made anew, without what stood beside its pixels.
  expect(answer.rawPayload.equals(pixel)).toBe(false)
})

test('with whoever leaves goes the picture that they sent', async () => {
  const person = await makeUser(world)
  const { data } = await send({ as: person, image: pixel })
  const { picture_key: key } = await world.db
    .selectFrom('feedback')
    .select('picture_key')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
  await world.db.deleteFrom('unused_file').execute()
  await leaveNow(world, person.id)
  const noted = await world.db.selectFrom('unused_file').select('storage_key').execute()
  expect(noted).toEqual([{ storage_key: key }])
})

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
])('what came from %s came from no page of this site, and is taken all the same', async page => {
  const { data } = await send({ as: await makeUser(world), fields: { page } })
  const row = await world.db
    .selectFrom('feedback')
    .select('page')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
  expect(row.page).toBeNull()
})

test('the whole address of a page of this site is its path', async () => {
  const page = `${world.settings.publicUrl}/competitions/7?x=1#top`
  const { data } = await send({ as: await makeUser(world), fields: { page } })
  const row = await world.db
    .selectFrom('feedback')
    .select('page')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
  expect(row.page).toBe('/competitions/7?x=1')
})

test('an answer reaches who sent it signed in, as a notice and beside what they wrote', async () => {
  const person = await makeUser(world)
  const { data } = await send({ as: person, fields: { kind: 'idea', body: '加一个功能' } })
  expect((await settle(data.id, { state: 'answered' })).errno).toBe('e400364')
  expect((await settle(data.id, { state: 'answered', answer: '下个版本就有' })).data).toMatchObject({
    state: 'answered',
    answeredBy: editor.name,
  })
  await workOff(world, noticeJobs)
  const own = (await ask(world, 'GET /api/feedback/own', { as: person })).data
  expect(own).toMatchObject({ total: 1, list: [{ state: 'answered', answer: { text: '下个版本就有' } }] })
  const notices = await world.db
    .selectFrom('notice')
    .select(['kind', 'text_zh', 'path'])
    .where('user_id', '=', person.id)
    .execute()
  expect(notices).toEqual([
    { kind: 'feedback.answered', text_zh: '你的反馈有了答复：下个版本就有', path: '/feedback' },
  ])
  const stranger = await makeUser(world)
  expect((await ask(world, 'GET /api/feedback/own', { as: stranger })).data.total).toBe(0)
})

test('a message is answered once, closed, and opened again', async () => {
  const { data } = await send({ as: await makeUser(world) })
  const steps: [string, number][] = []
  for (const state of ['open', 'answered', 'answered', 'open', 'closed', 'closed', 'open', 'closed'])
    steps.push([state, (await settle(data.id, { state, answer: '好的' })).status])
  expect(steps).toEqual([
    ['open', 409],
    ['answered', 200],
    ['answered', 409],
    ['open', 409],
    ['closed', 200],
    ['closed', 409],
    ['open', 200],
    ['closed', 200],
  ])
  expect((await settle(999_999, { state: 'closed' })).errno).toBe('e404362')
  const rows = await world.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', 'feedback')
    .where('subject_id', '=', data.id)
    .orderBy('id')
    .execute()
  expect(rows.map(row => row.action)).toEqual([
    'feedback.answer',
    'feedback.close',
    'feedback.reopen',
    'feedback.close',
  ])
})

test('nobody sends without end', async () => {
  const person = await makeUser(world)
  const statuses: number[] = []
  for (let n = 0; n < 11; n++) statuses.push((await send({ as: person })).status)
  expect(statuses.slice(-2)).toEqual([200, 429])
})
