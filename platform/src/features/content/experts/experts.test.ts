import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { queued } from '../../../../test/queue.ts'
import { hold, waiting } from '../../../../test/locks.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let editor: TestUser
beforeAll(async () => {
  world = await makeWorld()
  editor = await makeStaff(world, 'editor')
  await world.db
    .insertInto('tag')
    .values({ code: 'vision', parent_code: null, name_zh: '视觉', name_en: 'Vision', sort: 1 })
    .execute()
})
afterAll(() => world.close())

const complete = {
  positionZh: '教授',
  positionEn: 'Professor',
  organisationZh: '临江大学',
  organisationEn: 'Linjiang University',
  summaryZh: '研究桥梁裂缝的识别。',
  summaryEn: 'Works on cracks in bridges.',
  fields: ['vision'],
  isPublished: true,
}
async function add(kind: string, name: string) {
  const { data } = await ask(world, 'POST /api/admin/experts', {
    as: editor,
    body: { kind, nameZh: name, nameEn: `${name} in English` },
  })
  return data.id as number
}
async function save(id: number, change: Record<string, unknown>) {
  const { data } = await ask(world, `GET /api/admin/experts/${id}`, { as: editor })
  return ask(world, `PUT /api/admin/experts/${id}`, {
    as: editor,
    body: { value: { ...data.value, ...change }, tag: data.tag },
  })
}
const shown = async (query: string) =>
  (await ask(world, `GET /api/experts?${query}`)).data.list.map((one: { name: string }) => one.name)
type Notice = { to: number[]; text: { zh: string } }
const toldTo = async (person: TestUser): Promise<string[]> =>
  (await queued(world, 'notices.deliver'))
    .map(job => job.payload as Notice)
    .filter(notice => notice.to.includes(person.id))
    .map(notice => notice.text.zh)
const application = (kind = 'tutor') => ({
  kind,
  name: '申请人',
  position: '工程师',
  organisation: '某公司',
  statement: '带过三届队伍。',
})

test('an expert is shown once both languages are there, and found by kind, field and words', async () => {
  const judge = await add('evaluation', '林桥')
  const tutor = await add('tutor', '周帆')
  const refused = await save(judge, { isPublished: true })
  expect([refused.errno, refused.paths.toSorted()]).toEqual([
    'e409350',
    [
      'body.value.fields',
      ...['organisation', 'position', 'summary'].flatMap(name => [
        `body.value.${name}En`,
        `body.value.${name}Zh`,
      ]),
    ],
  ])
  expect(await shown('')).toEqual([])
  expect((await ask(world, `GET /api/experts/${judge}`)).errno).toBe('e404350')
  await save(judge, complete)
  await save(tutor, {
    ...complete,
    fields: ['vision'],
    summaryZh: '教时间序列。',
    summaryEn: 'Teaches time series.',
    sort: 1,
  })
  expect(await shown('')).toEqual(['林桥', '周帆'])
  expect(await shown('kind=tutor')).toEqual(['周帆'])
  expect(await shown('field=vision')).toHaveLength(2)
  expect(await shown(`search=${encodeURIComponent('裂缝')}`)).toEqual(['林桥'])
  expect(await shown('search=bridges')).toEqual(['林桥'])
  expect(await shown('field=nothing')).toEqual([])
})

test('an expert names fields and accounts that there are, and an account once for each kind', async () => {
  const [one, other] = [await add('tutor', '甲'), await add('tutor', '乙')]
  const person = await makeUser(world)
  expect((await save(one, { fields: ['nothing'] })).errno).toBe('e400351')
  expect((await save(one, { userId: 999_999 })).errno).toBe('e400352')
  expect((await save(one, { ...complete, userId: person.id })).status).toBe(200)
  expect((await save(other, { userId: person.id })).errno).toBe('e409351')
  expect((await save(other, { kind: 'evaluation', userId: person.id })).status).toBe(200)
  const { data } = await ask(world, `GET /api/experts/${one}`)
  expect(data.user).toEqual({ id: person.id, name: person.name })
})

test('an application waits once, is decided once, and whoever sent it is told', async () => {
  const person = await makeUser(world)
  const send = () => ask(world, 'POST /api/experts/applications', { as: person, body: application() })
  const both = await Promise.all([send(), send()])
  expect(both.map(answer => answer.errno ?? 'ok').toSorted()).toEqual(['e409352', 'ok'])
  const waiting = (await ask(world, 'GET /api/admin/experts/applications', { as: editor })).data.list
  const applicationId = waiting[0].id as number
  const decide = (body: Record<string, unknown>) =>
    ask(world, `PUT /api/admin/experts/applications/${applicationId}`, { as: editor, body })
  expect((await decide({ isAccepted: false })).errno).toBe('e400353')
  const { data } = await decide({ isAccepted: true })
  expect((await decide({ isAccepted: false, reason: '晚了' })).errno).toBe('e409354')
  expect(await toldTo(person)).toEqual([expect.stringContaining('指导导师')])
  const { data: draft } = await ask(world, `GET /api/admin/experts/${data.expertId}`, { as: editor })
  expect(draft.value).toMatchObject({ userId: person.id, positionZh: '工程师', isPublished: false })
  // What only editors were to read is on no page of theirs.
  expect(JSON.stringify(draft.value)).not.toContain(application().statement)
  expect((await send()).errno).toBe('e409353')
  const own = (await ask(world, 'GET /api/experts/applications', { as: person })).data.list
  expect(own.map((one: { state: string }) => one.state)).toEqual(['accepted'])
})

test('who was declined is told why, and may apply again', async () => {
  const person = await makeUser(world)
  const send = () => ask(world, 'POST /api/experts/applications', { as: person, body: application() })
  const { data: sent } = await send()
  await ask(world, `PUT /api/admin/experts/applications/${sent.id}`, {
    as: editor,
    body: { isAccepted: false, reason: '请补充评审经历' },
  })
  expect(await toldTo(person)).toEqual([expect.stringContaining('请补充评审经历')])
  expect((await send()).status).toBe(200)
})

test('nobody decides on an application of their own', async () => {
  const person = await makeStaff(world, 'editor')
  const { data: sent } = await ask(world, 'POST /api/experts/applications', {
    as: person,
    body: application('evaluation'),
  })
  const decide = (as: TestUser) =>
    ask(world, `PUT /api/admin/experts/applications/${sent.id}`, { as, body: { isAccepted: true } })
  expect((await decide(person)).errno).toBe('e409355')
  const seen = async (as: TestUser) =>
    (await ask(world, 'GET /api/admin/experts/applications', { as })).data.list.find(
      (one: { id: number }) => one.id === sent.id,
    ).decide.allowed
  expect([await seen(person), await seen(editor)]).toEqual([false, true])
  expect((await decide(editor)).status).toBe(200)
})

test('nobody makes an expert of themselves, and each writes about themselves', async () => {
  const person = await makeStaff(world, 'editor')
  const id = await add('tutor', '自荐')
  const saveAs = async (as: TestUser, change: Record<string, unknown>) => {
    const { data } = await ask(world, `GET /api/admin/experts/${id}`, { as })
    const body = { value: { ...data.value, ...change }, tag: data.tag }
    return ask(world, `PUT /api/admin/experts/${id}`, { as, body })
  }
  expect(await saveAs(person, { userId: person.id })).toMatchObject({
    errno: 'e409355',
    paths: ['body.value.userId'],
  })
  await saveAs(editor, { userId: person.id })
  expect((await saveAs(person, complete)).paths).toEqual(['body.value.isPublished'])
  expect((await saveAs(person, { ...complete, isPublished: false, kind: 'evaluation' })).paths).toEqual([
    'body.value.kind',
  ])
  expect((await saveAs(person, { ...complete, isPublished: false })).status).toBe(200)
  expect((await saveAs(editor, { isPublished: true })).status).toBe(200)
  expect((await saveAs(person, { summaryZh: '改一个字' })).status).toBe(200)
})

test('of two who name one account at once the second is told', async () => {
  const [one, other] = [await add('tutor', '同一人'), await add('tutor', '同一人')]
  const person = await makeUser(world)
  const held = await hold(world, `select from app_user where id = ${person.id} for update`)
  const both = Promise.all([save(one, { userId: person.id }), save(other, { userId: person.id })])
  await vi.waitFor(async () => expect(await waiting(world)).toHaveLength(2))
  await held.letGo()
  expect((await both).map(answer => answer.errno ?? 'ok').toSorted()).toEqual(['e409351', 'ok'])
})
