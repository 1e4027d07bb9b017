import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { queued } from '../../../../test/queue.ts'
import { fillSite } from '../../../../test/stage-content.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { remind } from './server/jobs.ts'

let world: World
let editor: TestUser
let people: TestUser[]
beforeAll(async () => {
  world = await makeWorld()
  editor = await makeStaff(world, 'editor')
  people = []
  for (let index = 0; index < 8; index += 1) people.push(await makeUser(world))
})
afterAll(() => world.close())

const hour = 3_600_000
const at = (hours: number) => new Date(world.clock.now().getTime() + hours * hour)

/** A published activity with so many places. */
async function make(capacity: number | null, startsIn = 48): Promise<number> {
  const { id } = await world.db
    .insertInto('article')
    .values({ kind: 'activity', title_zh: '分享会', title_en: 'Talk', published_at: at(-1) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('activity')
    .values({
      article_id: id,
      starts_at: at(startsIn),
      ends_at: at(startsIn + 2),
      zone: 'Asia/Shanghai',
      place_zh: '上海',
      place_en: 'Shanghai',
      online_url: 'https://meet.example.org/x',
      signup_from: at(-1),
      signup_until: at(startsIn),
      capacity,
    })
    .execute()
  return id
}
const signUp = (id: number, as: TestUser) => ask(world, `PUT /api/information/${id}/signup`, { as })
const cancel = (id: number, as: TestUser) => ask(world, `DELETE /api/information/${id}/signup`, { as })
const seen = async (id: number, as?: TestUser) =>
  (await ask(world, `GET /api/information/${id}/activity`, { as })).data.activity
const manage = (id: number, as = editor) => ask(world, `GET /api/admin/information/${id}/activity`, { as })
type Told = { kind?: string; to: number[]; text: { zh: string; en: string }; path: string }
const notices = async (kind: string) =>
  (await queued(world)).map(job => job.payload as Told).filter(payload => payload.kind === kind)
const told = async (kind: string) => (await notices(kind)).map(notice => notice.to)
const standing = (id: number) =>
  world.db
    .selectFrom('activity_signup')
    .select(['user_id', 'is_waiting'])
    .where('article_id', '=', id)
    .orderBy('id')
    .execute()

test('of many at once as many are in as there are places; the others wait, and move up as places are freed', async () => {
  const id = await make(3)
  await Promise.all(people.map(person => signUp(id, person)))
  expect(await seen(id)).toMatchObject({ capacity: 3, taken: 3, waiting: 5 })
  // Everybody comes and goes at once: never more than there are places, and nobody waits while one is free.
  await Promise.all(
    people.flatMap((person, index) => (index % 2 ? [cancel(id, person)] : [signUp(id, person)])),
  )
  const rows = await standing(id)
  expect(rows).toHaveLength(4)
  expect(rows.filter(row => !row.is_waiting)).toHaveLength(3)
})

test('a freed place goes to who waits first, who is told', async () => {
  const [first, second, third] = people as [TestUser, TestUser, TestUser]
  const id = await make(1)
  expect((await signUp(id, first)).data).toEqual({ isWaiting: false })
  expect((await signUp(id, second)).data).toEqual({ isWaiting: true })
  expect((await signUp(id, second)).data).toEqual({ isWaiting: true })
  await signUp(id, third)
  expect((await seen(id, third)).own).toEqual({ isWaiting: true, ahead: 1 })
  await cancel(id, first)
  expect((await told('activity.place')).at(-1)).toEqual([second.id])
  expect(await standing(id)).toEqual([
    { user_id: second.id, is_waiting: false },
    { user_id: third.id, is_waiting: true },
  ])
})

test('the link is for those who are in', async () => {
  const [first, second] = people as [TestUser, TestUser]
  const id = await make(1)
  await signUp(id, first)
  await signUp(id, second)
  const link = 'https://meet.example.org/x'
  expect(await seen(id, first)).toMatchObject({ onlineUrl: link, isLinkHidden: false })
  for (const reader of [second, undefined])
    expect(await seen(id, reader)).toMatchObject({ onlineUrl: null, isLinkHidden: true })
  const file = async (as: TestUser) =>
    (await world.app.inject({ url: `/api/information/${id}/calendar.ics`, headers: as.headers })).body
  expect((await file(first)).replaceAll('\r\n ', '')).toContain(link)
  expect((await file(second)).replaceAll('\r\n ', '')).not.toContain(link)
})

test.each([
  ['a draft', { published_at: null }],
  ['scheduled', { published_at: new Date('2100-01-01') }],
  ['withdrawn', { published_at: null, withdrawn_at: new Date('2026-01-01') }],
  ['of a sponsor’s site', {}],
])('of an activity that is %s nobody learns anything by its number', async (what, state) => {
  const id = await make(1)
  const [person] = people as [TestUser]
  await signUp(id, person)
  const site_id = what.includes('site') ? (await fillSite(world, 'host', 1)).id : null
  await world.db
    .updateTable('article')
    .set({ ...state, site_id })
    .where('id', '=', id)
    .execute()
  const one = `/api/information/${id}` as const
  for (const as of [undefined, person, editor]) {
    const answers = [
      await ask(world, `GET ${one}`, { as }),
      await ask(world, `GET ${one}/activity`, { as }),
      await ask(world, `GET ${one}/content/1`, { as }),
      await ask(world, `GET ${one}/calendar.ics`, { as }),
      ...(as ? [await signUp(id, as), await cancel(id, as)] : []),
    ]
    expect(new Set(answers.map(answer => answer.errno))).toEqual(new Set(['e40460']))
  }
})

test('the database refuses more than there are places', async () => {
  const id = await make(1)
  await signUp(id, people[0] as TestUser)
  await expect(
    world.db
      .insertInto('activity_signup')
      .values({
        article_id: id,
        user_id: (people[1] as TestUser).id,
        is_waiting: false,
        signed_up_at: at(0),
      })
      .execute(),
  ).rejects.toThrow('activity_capacity')
})

test('places are not cut below those who are in, more go to who waits, and a moved start is told', async () => {
  const id = await make(1)
  for (const person of people.slice(0, 3)) await signUp(id, person)
  const save = async (change: object) => {
    const { value, tag } = (await manage(id)).data
    return ask(world, `PUT /api/admin/information/${id}/activity`, {
      as: editor,
      body: { value: { ...value, ...change }, tag },
    })
  }
  expect((await save({ capacity: 2 })).data).toMatchObject({ taken: 2 })
  expect((await save({ capacity: 1 })).errno).toBe('e409308')
  expect((await save({ endsAt: at(1).toISOString() })).errno).toBe('e400309')
  expect((await save({ zone: 'Mars/Olympus' })).errno).toBe('e400309')
  const half = { titleZh: '议程', titleEn: '', bodyZh: '文', bodyEn: 'Text' }
  expect((await save({ sections: [half] })).errno).toBe('e409300')
  expect(
    (await save({ sections: [{ ...half, titleEn: 'Agenda' }], startsAt: at(47).toISOString() })).status,
  ).toBe(200)
  expect((await told('activity.moved')).at(-1)?.toSorted()).toEqual(
    people
      .slice(0, 3)
      .map(person => person.id)
      .toSorted(),
  )
  expect((await ask(world, `GET /api/information/${id}/content/1`)).data).toEqual({
    number: 1,
    title: '议程',
    html: '<p>文</p>',
  })
  expect((await ask(world, `GET /api/information/${id}/content/2`)).errno).toBe('e404307')
})

const save = async (id: number, change: object) => {
  const { value, tag } = (await manage(id)).data
  return ask(world, `PUT /api/admin/information/${id}/activity`, {
    as: editor,
    body: { value: { ...value, ...change }, tag },
  })
}
const callOff = (id: number, body = { reasonZh: '场地停电。', reasonEn: 'No power.' }) =>
  ask(world, `PUT /api/admin/information/${id}/cancellation`, { as: editor, body })
const takeBack = (id: number) =>
  ask(world, `DELETE /api/admin/information/${id}/cancellation`, { as: editor })
const calendar = async (id: number) =>
  (await world.app.inject({ url: `/api/information/${id}/calendar.ics` })).body
const idsOf = (list: readonly TestUser[]) => list.map(person => person.id).toSorted((a, b) => a - b)

test('an event that is called off says so and why, takes nobody, reminds nobody and is told to all who signed up', async () => {
  const id = await make(1, 200)
  const [first, second, third] = people as [TestUser, TestUser, TestUser]
  await signUp(id, first)
  await signUp(id, second)
  expect((await callOff(id, { reasonZh: '停电', reasonEn: '' })).paths).toEqual(['body.reasonEn'])
  expect((await callOff(id)).data.cancellation).toMatchObject({
    reasonZh: '场地停电。',
    reasonEn: 'No power.',
  })
  expect((await callOff(id)).errno).toBe('e409364')
  const notice = (await notices('activity.cancelled')).at(-1)
  expect(notice?.to.toSorted((a, b) => a - b)).toEqual(idsOf([first, second]))
  expect(notice?.text).toEqual({
    zh: '活动“分享会”已取消。原因：场地停电。',
    en: '“Talk” was canceled. Reason: No power.',
  })
  expect(await seen(id)).toMatchObject({ state: 'cancelled', cancelReason: '场地停电。' })
  expect((await signUp(id, third)).errno).toBe('e409364')
  const { signal } = new AbortController()
  const before = (await told('activity.reminder')).length
  await remind(world.db, at(190), signal)
  expect(await told('activity.reminder')).toHaveLength(before)
  expect(await calendar(id)).toMatch(/SEQUENCE:1\r\nSTATUS:CANCELLED/)
  // Nobody moves up into what does not take place, nor is told of its new start.
  const places = (await told('activity.place')).length
  const moves = (await told('activity.moved')).length
  await cancel(id, first)
  expect((await save(id, { startsAt: at(199).toISOString() })).status).toBe(200)
  expect(await told('activity.place')).toHaveLength(places)
  expect(await told('activity.moved')).toHaveLength(moves)

  expect((await takeBack(id)).data).toEqual({ cancellation: null })
  expect((await takeBack(id)).errno).toBe('e409365')
  const back = (await notices('activity.cancelled')).at(-1)
  expect([back?.to, back?.text.en]).toEqual([[second.id], expect.stringContaining('is back on')])
  expect((await told('activity.place')).at(-1)).toEqual([second.id])
  expect(await seen(id)).toMatchObject({ state: 'upcoming', cancelReason: null })
  expect(await calendar(id)).toMatch(/SEQUENCE:3\r\nSTATUS:CONFIRMED/)
  const lines = await world.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', '=', id)
    .where('action', 'in', ['information.cancel', 'information.reinstate'])
    .orderBy('id')
    .execute()
  expect(lines.map(line => line.action)).toEqual(['information.cancel', 'information.reinstate'])
})

test('nobody calls off what is over or what nobody sees', async () => {
  const over = await make(1)
  await world.db
    .updateTable('activity')
    .set({ starts_at: at(-3), ends_at: at(-1), signup_from: null, signup_until: null })
    .where('article_id', '=', over)
    .execute()
  expect((await callOff(over)).errno).toBe('e409313')
  const draft = await make(1)
  await world.db.updateTable('article').set({ published_at: null }).where('id', '=', draft).execute()
  expect((await callOff(draft)).errno).toBe('e409366')
})

test('the database keeps a cancellation whole', async () => {
  const id = await make(1)
  await expect(
    world.db
      .updateTable('activity')
      .set({ cancelled_at: at(0) })
      .where('article_id', '=', id)
      .execute(),
  ).rejects.toThrow('activity_cancelled')
})

test.each([
  ['another place', { placeZh: '北京', placeEn: 'Beijing' }, '地点改为“北京”'],
  ['another link', { onlineUrl: 'https://meet.example.org/y' }, '线上链接已更换，请以活动页面为准'],
  ['no place', { placeZh: '', placeEn: '' }, '改为线上举行'],
  ['no link', { onlineUrl: null }, '不再提供线上参加'],
])('of %s all who signed up are told', async (_, change, text) => {
  const id = await make(1)
  const [first, second] = people as [TestUser, TestUser]
  await signUp(id, first)
  await signUp(id, second)
  expect((await save(id, { capacity: 1 })).status).toBe(200)
  const before = await notices('activity.moved')
  expect((await save(id, change)).status).toBe(200)
  const [notice, ...others] = (await notices('activity.moved')).slice(before.length)
  expect(others).toEqual([])
  expect(notice?.to.toSorted((a, b) => a - b)).toEqual(idsOf([first, second]))
  expect(notice?.text.zh).toBe(`活动“分享会”有变动：${text}。`)
  // The link is for those who are in.
  expect(JSON.stringify(notice)).not.toContain('meet.example.org')
})

test('whoever signed up is told that the page is gone, and there again', async () => {
  const id = await make(1)
  const [first] = people as [TestUser]
  await signUp(id, first)
  await world.db
    .updateTable('article')
    .set(
      Object.fromEntries(
        ['title', 'summary', 'body', 'author'].flatMap(name => [
          [`${name}_zh`, '文字'],
          [`${name}_en`, 'Text'],
        ]),
      ),
    )
    .set({ category: 'talk' })
    .where('id', '=', id)
    .execute()
  const publish = (body: { isPublished: boolean; reason?: string }) =>
    ask(world, `PUT /api/admin/information/${id}/publication`, { as: editor, body })
  const before = (await notices('activity.cancelled')).length
  expect((await publish({ isPublished: false, reason: '要重写' })).status).toBe(200)
  expect((await publish({ isPublished: true })).status).toBe(200)
  const said = (await notices('activity.cancelled')).slice(before)
  expect(said.map(({ to, path }) => [to, path])).toEqual([
    [[first.id], '/information/activity'],
    [[first.id], `/information/activity/${id}`],
  ])
})

test('reminders come a day and an hour before, once each, to those who are in', async () => {
  const id = await make(1, 20)
  const [first, second] = people as [TestUser, TestUser]
  await signUp(id, first)
  await signUp(id, second)
  const { signal } = new AbortController()
  const before = (await told('activity.reminder')).length
  for (const hours of [0, 0, 19.5, 19.5, 20.5]) await remind(world.db, at(hours), signal)
  expect((await told('activity.reminder')).slice(before)).toEqual([[first.id], [first.id]])
})
