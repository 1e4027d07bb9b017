import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, send } from '../../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { queued } from '../../../../test/queue.ts'
import { grant, makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { confidentialities } from './rules.ts'

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
const inChinese = Object.fromEntries(fields.map(name => [`${name}Zh`, '文字']))

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
  await save(data.id, poster, { ...whole, reward: 10_000, deadline, ...change })
  await step(data.id, poster, 'submit')
  expect((await step(data.id, editor, 'publish')).status).toBe(200)
  return data.id
}
const bid = (
  needId: number,
  as: TestUser,
  summary: string,
  { content = 'a plan' as string | null, ...more }: { content?: string | null; kept?: string } = {},
) =>
  send(world, `POST /api/bids/needs/${needId}/bid`, {
    as,
    fields: { summary, proposal: '方案', offer: '十万元', team: '', isNamed: 'true', ...more },
    file: content === null ? undefined : { name: 'plan.pdf', content },
  })
const ownBid = async (needId: number, as: TestUser) => (await read(needId, as)).data.own
/** The call as it stands once its time is over. */
const endTime = (needId: number) =>
  world.db.updateTable('bid_need').set({ deadline: world.clock.now() }).where('id', '=', needId).execute()
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
  expect(await step(data.id, poster, 'submit')).toMatchObject({
    errno: 'e409371',
    paths: ['background', 'criteria', 'deadline', 'reward', 'summary', 'target'].map(name => `body.${name}`),
  })
  const at = (ms: number) => new Date(world.clock.now().getTime() + ms).toISOString()
  await save(data.id, poster, { ...inChinese, isNegotiable: true, deadline: at(-1) })
  expect(await step(data.id, poster, 'submit')).toMatchObject({ errno: 'e409385', paths: ['body.deadline'] })
  await save(data.id, poster, { deadline: at(day) })
  expect((await step(data.id, poster, 'submit')).status).toBe(200)
  expect((await save(data.id, poster, {})).errno).toBe('e409380')
  expect((await step(data.id, editor, 'publish')).errno).toBe('e409384')
  expect((await step(data.id, editor, 'return')).errno).toBe('e400380')
  await step(data.id, editor, 'return', { reason: '请写明验收标准' })
  expect(await toldTo(poster)).toContainEqual(expect.stringContaining('请写明验收标准'))
  await save(data.id, poster, whole)
  await step(data.id, poster, 'submit')
  await endTime(data.id)
  expect((await step(data.id, editor, 'publish')).errno).toBe('e409385')
})

test('a poster takes a call back before it is published, and deletes a draft for good', async () => {
  const { data } = await ask(world, 'POST /api/bids/needs', {
    as: poster,
    body: { organisation: '供水集团', title: '漏损定位' },
  })
  const deadline = new Date(world.clock.now().getTime() + day).toISOString()
  await save(data.id, poster, { ...inChinese, reward: 10_000, deadline })
  await step(data.id, poster, 'submit')
  const remove = (as: TestUser) => ask(world, `DELETE /api/bids/needs/${data.id}`, { as })
  const draft = async () => (await ask(world, `GET /api/bids/needs/${data.id}/draft`, { as: poster })).data
  expect((await draft()).abilities).toMatchObject({ edit: { allowed: false }, recall: { allowed: true } })
  expect((await remove(poster)).errno).toBe('e409380')
  expect((await step(data.id, editor, 'recall')).errno).toBe('e40301')
  expect((await step(data.id, poster, 'recall')).data).toEqual({ state: 'draft' })
  expect((await draft()).abilities).toMatchObject({ edit: { allowed: true }, delete: { allowed: true } })
  expect((await remove(await makeUser(world))).errno).toBe('e404380')
  expect((await remove(editor)).errno).toBe('e40301')
  expect((await remove(poster)).status).toBe(200)
  expect((await read(data.id, poster)).errno).toBe('e404380')
})

test('what can no longer be edited is still shown to its poster at its edit address', async () => {
  const needId = await publish()
  const { data } = await ask(world, `GET /api/bids/needs/${needId}/draft`, { as: poster })
  expect([data.state, data.abilities.edit.allowed]).toEqual(['open', false])
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
  const both = await Promise.all([grant(poster, true), grant(poster, true)])
  expect(both.map(answer => answer.status)).toEqual([200, 200])
  const told = (await queued(world, 'notices.deliver')).map(job => job.payload as { to: number[] })
  expect(told.filter(({ to }) => to.includes(person.id))).toHaveLength(1)
  expect((await read(needId, person)).data.details).not.toBeNull()
  expect((await bid(needId, person, '方案')).status).toBe(200)
  expect((await read(needId, other)).data.details).toBeNull()
})

test.each(confidentialities)(
  'bids on a call that is %s show to nobody but poster and staff, whatever they say',
  async confidentiality => {
    const [first, second] = [await publish({ confidentiality }), await publish({ confidentiality })]
    const admit = async (person: TestUser) => {
      if (confidentiality === 'confidential')
        for (const needId of [first, second]) {
          await ask(world, `POST /api/bids/needs/${needId}/access`, { as: person, body: { message: '研究' } })
          await ask(world, `PUT /api/bids/needs/${needId}/access/${person.id}`, {
            as: poster,
            body: { isGranted: true },
          })
        }
      return person
    }
    const [stranger, admitted] = [await makeUser(world), await admit(await makeUser(world))]
    const [one, other] = [await admit(await makeUser(world)), await admit(await makeUser(world))]
    expect((await bid(first, one, '短')).status).toBe(200)
    expect((await bid(second, other, '一份很长的方案'.repeat(20), { content: 'another plan' })).status).toBe(
      200,
    )
    const { data } = await ask(world, `GET /api/bids/needs/${first}/bids`, { as: poster })
    const [{ id: bidId, files }] = data.bids
    const fileOf = (as?: TestUser) =>
      world.app.inject({ url: `/api/bids/files/${files[0].id}`, ...(as ? { headers: as.headers } : {}) })
    for (const reader of [undefined, stranger, admitted, other]) {
      const as = reader ? { as: reader } : {}
      const seen = async (needId: number) => {
        const need = (await read(needId, reader)).data
        const { list } = (await ask(world, 'GET /api/bids/needs?per_page=50', as)).data
        const card = (list as { id: number }[]).find(({ id }) => id === needId)
        return JSON.stringify([
          { ...need, id: 0, own: null },
          { ...card, id: 0 },
        ])
      }
      expect(await seen(first)).toBe(await seen(second))
      expect((await ask(world, `GET /api/bids/needs/${first}/bids`, as)).status).toBeGreaterThan(400)
      expect(
        (await ask(world, `PUT /api/bids/${bidId}`, { ...as, body: { isShortlisted: true } })).status,
      ).toBeGreaterThan(400)
      expect((await fileOf(reader)).statusCode).toBe(reader ? 404 : 401)
    }
    for (const reader of [poster, editor, one]) expect((await fileOf(reader)).body).toBe('a plan')
  },
)

test('whoever decides on bids makes none, and a bidder who comes to decide on others has no say in this one', async () => {
  const needId = await publish()
  expect((await bid(needId, editor, '内部人')).errno).toBe('e409386')
  const [rival, promoted] = [await makeUser(world), await makeUser(world)]
  const { data: made } = await bid(needId, rival, '对手')
  const { data: own } = await bid(needId, promoted, '自己的')
  await grant(world, promoted, 'editor')
  expect((await ask(world, `GET /api/bids/needs/${needId}/bids`, { as: promoted })).errno).toBe('e404380')
  for (const bidId of [made.id, own.id])
    expect(
      (await ask(world, `PUT /api/bids/${bidId}`, { as: promoted, body: { isShortlisted: true } })).errno,
    ).toBe('e404381')
  expect((await step(needId, promoted, 'select')).errno).toBe('e404380')
  await step(needId, poster, 'select')
  expect((await step(needId, promoted, 'award', { bidId: own.id, reason: '我' })).errno).toBe('e404380')
  expect((await ask(world, `GET /api/bids/needs/${needId}/draft`, { as: promoted })).errno).toBe('e404380')
})

test('one bids once, anew as often as one likes until the deadline', async () => {
  const needId = await publish()
  const person = await makeUser(world)
  expect((await bid(needId, poster, '自己')).errno).toBe('e409382')
  const one = await bid(needId, person, '初稿')
  const two = await bid(needId, person, '定稿')
  expect(one.data.id).toBe(two.data.id)
  const { own, bids } = (await read(needId, person)).data
  expect([own.summary, bids]).toEqual(['定稿', 1])
  await endTime(needId)
  expect((await read(needId)).data.state).toBe('selection')
  expect((await bid(needId, person, '太晚')).errno).toBe('e409381')
  expect((await ask(world, `DELETE /api/bids/needs/${needId}/bid`, { as: person })).errno).toBe('e409381')
})

test('attachments stay with a bid that is made anew, until their bidder takes them away', async () => {
  const needId = await publish()
  const person = await makeUser(world)
  const files = async () => ((await ownBid(needId, person)).files as { id: number }[]).map(file => file.id)
  await bid(needId, person, '初稿')
  const [first] = await files()
  await bid(needId, person, '改一个字', { content: null })
  expect(await files()).toEqual([first])
  await bid(needId, person, '补充', { content: 'more' })
  await bid(needId, person, '再补充', { content: 'even more' })
  expect(await files()).toHaveLength(3)
  expect(await bid(needId, person, '太多', { content: 'too much' })).toMatchObject({
    status: 400,
    paths: ['body.file'],
  })
  expect(await files()).toHaveLength(3)
  await bid(needId, person, '换', { content: 'other', kept: `${first},2147483647` })
  expect(await files()).toEqual([first, expect.any(Number)])
  await bid(needId, person, '全部删去', { content: null, kept: '' })
  expect(await files()).toEqual([])
})

test('nothing is stored of whoever may not bid', async () => {
  const needId = await publish()
  await endTime(needId)
  const stored = () => world.db.selectFrom('unused_file').selectAll().execute()
  const before = await stored()
  expect((await bid(needId, await makeUser(world), '太晚', { content: 'comes too late' })).errno).toBe(
    'e409381',
  )
  expect(await stored()).toEqual(before)
})

test('the deadline of a call that is over stays, and that of an open one is never set back', async () => {
  const needId = await publish()
  const later = (days: number) => new Date(world.clock.now().getTime() + days * day).toISOString()
  expect((await save(needId, editor, { deadline: later(3) })).status).toBe(200)
  expect(await save(needId, editor, { deadline: later(-1) })).toMatchObject({
    errno: 'e409385',
    paths: ['body.value.deadline'],
  })
  await endTime(needId)
  expect(await save(needId, editor, { deadline: later(3) })).toMatchObject({
    errno: 'e409381',
    paths: ['body.value.deadline'],
  })
  expect((await save(needId, editor, { summaryZh: '更正' })).status).toBe(200)
  expect((await read(needId)).data.state).toBe('selection')
})

test('one bid is awarded, in the open, and all bidders are told', async () => {
  const needId = await publish()
  const [winner, loser] = [await makeUser(world), await makeUser(world)]
  const { data: lost } = await bid(needId, loser, '也不错')
  const { data: won } = await bid(needId, winner, '好方案')
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
  const { data: desk } = await ask(world, `GET /api/bids/needs/${needId}/bids`, { as: poster })
  expect((desk.bids as { id: number; isAwarded: boolean }[]).map(one => [one.id, one.isAwarded])).toEqual([
    [won.id, true],
    [lost.id, false],
  ])
  for (const [bidder, isAwarded] of [
    [winner, true],
    [loser, false],
  ] as const)
    expect(await ownBid(needId, bidder)).toMatchObject({
      isAwarded,
      html: expect.stringContaining('方案'),
      offer: '十万元',
    })
  expect((await step(needId, poster, 'close', { reason: '晚了' })).errno).toBe('e409380')
})

test('a question is answered, on the record, and read with the details', async () => {
  const needId = await publish()
  const person = await makeUser(world)
  const { data } = await ask(world, `POST /api/bids/needs/${needId}/questions`, {
    as: person,
    body: { body: '数据有多久？' },
  })
  const answer = (as: TestUser) =>
    ask(world, `PUT /api/bids/questions/${data.id}`, { as, body: { answer: '三年。' } })
  expect((await answer(person)).errno).toBe('e404383')
  expect((await answer(await makeUser(world))).errno).toBe('e404383')
  await answer(editor)
  const { audited } = await world.db
    .selectFrom('audit_entry')
    .select(eb => eb.fn.countAll<number>().as('audited'))
    .where('action', '=', 'need.answer')
    .where('subject_id', '=', needId)
    .executeTakeFirstOrThrow()
  expect(audited).toBe(1)
  expect((await read(needId)).data.questions).toMatchObject([{ body: '数据有多久？', answer: '三年。' }])
  expect(await toldTo(person)).toHaveLength(1)
})

test('a call that is taken down is there for its poster and staff alone, until it is put back', async () => {
  const needId = await publish({ titleZh: '要下架的需求' })
  const bidder = await makeUser(world)
  await bid(needId, bidder, '方案')
  const put = (as: TestUser, isTakenDown: boolean, reason = '泄露了个人信息') =>
    ask(world, `PUT /api/bids/needs/${needId}/takedown`, { as, body: { isTakenDown, reason } })
  const isListed = async () => {
    const { list } = (await ask(world, `GET /api/bids/needs?search=${encodeURIComponent('要下架的需求')}`))
      .data
    return list.length === 1
  }
  expect((await put(poster, true)).errno).toBe('e40301')
  expect((await put(bidder, true)).errno).toBe('e404380')
  expect((await put(editor, true, '')).errno).toBe('e400380')
  expect((await put(editor, true)).status).toBe(200)
  expect([await isListed(), (await read(needId)).errno, (await read(needId, bidder)).errno]).toEqual([
    false,
    'e404380',
    'e404380',
  ])
  expect((await bid(needId, bidder, '新方案')).errno).toBe('e404380')
  const asking = { as: bidder, body: { body: '还在吗？' } }
  expect((await ask(world, `POST /api/bids/needs/${needId}/questions`, asking)).errno).toBe('e404380')
  for (const reader of [poster, editor])
    expect((await read(needId, reader)).data.takenDown).toBe('泄露了个人信息')
  expect(await toldTo(poster)).toContainEqual(expect.stringMatching(/要下架的需求.*泄露了个人信息/))
  expect((await step(needId, poster, 'select')).errno).toBe('e409372')
  expect((await put(editor, false, '')).status).toBe(200)
  expect([await isListed(), (await read(needId, bidder)).data.takenDown]).toEqual([true, null])
  expect((await put(editor, true)).status).toBe(200)
})

test('staff remove a question or an answer, whose place says so and whose author is told why', async () => {
  const needId = await publish({ titleZh: '有广告的需求' })
  const person = await makeUser(world)
  const asked = async (body: string) =>
    (await ask(world, `POST /api/bids/needs/${needId}/questions`, { as: person, body: { body } })).data.id
  const remove = (as: TestUser, questionId: number, part: string) =>
    ask(world, `PUT /api/bids/questions/${questionId}/removal`, { as, body: { part, reason: '广告' } })
  const answer = (questionId: number) =>
    ask(world, `PUT /api/bids/questions/${questionId}`, { as: poster, body: { answer: '三年。' } })
  const [spam, fair] = [await asked('加群领奖'), await asked('数据有多久？')]
  await answer(fair)
  expect((await remove(person, spam, 'question')).errno).toBe('e404383')
  expect((await remove(poster, spam, 'question')).errno).toBe('e40301')
  expect((await remove(editor, spam, 'answer')).errno).toBe('e409373')
  await remove(editor, spam, 'question')
  await remove(editor, fair, 'answer')
  expect((await answer(spam)).errno).toBe('e404383')
  expect((await read(needId, poster)).data.questions).toMatchObject([
    { body: '', isRemoved: true, answer: null },
    { body: '数据有多久？', isRemoved: false, answer: null, isAnswerRemoved: true },
  ])
  expect(await toldTo(person)).toContainEqual(expect.stringMatching(/有广告的需求.*广告$/))
  expect(await toldTo(poster)).toContainEqual(expect.stringMatching(/有广告的需求.*回答.*广告$/))
  await answer(fair)
  expect((await read(needId)).data.questions[1]).toMatchObject({ answer: '三年。', isAnswerRemoved: false })
})
