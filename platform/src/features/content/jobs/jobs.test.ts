import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, send } from '../../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { queued } from '../../../../test/queue.ts'
import { fillSite } from '../../../../test/stage-content.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let editor: TestUser
let siteId: number
beforeAll(async () => {
  world = await makeWorld()
  editor = await makeStaff(world, 'editor')
  siteId = (await fillSite(world, 'sponsor', 1)).id
  await fillSite(world, 'another', 1)
})
afterAll(() => world.close())

const complete = {
  placeZh: '杭州',
  placeEn: 'Hangzhou',
  bodyZh: '说明',
  bodyEn: 'Text',
  isPublished: true,
}
async function save(jobId: number, change: Record<string, unknown>) {
  const { data } = await ask(world, `GET /api/admin/jobs/${jobId}`, { as: editor })
  return ask(world, `PUT /api/admin/jobs/${jobId}`, {
    as: editor,
    body: { value: { ...data.value, ...change }, tag: data.tag },
  })
}
async function add(title: string, change: Record<string, unknown> = complete): Promise<number> {
  const { data } = await ask(world, 'POST /api/admin/jobs', {
    as: editor,
    body: { siteId, titleZh: title, titleEn: `${title} in English` },
  })
  await save(data.id, change)
  return data.id
}
const apply = (jobId: number, as: TestUser, content = '%PDF-1.7 简历', fields = {}) =>
  send(world, `POST /api/sites/sponsor/jobs/${jobId}/application`, {
    as,
    fields: { name: '申请人', contact: 'me@example.org', hasConsented: 'true', ...fields },
    file: { name: 'cv.pdf', content },
  })
const shown = async (site = 'sponsor') =>
  (await ask(world, `GET /api/sites/${site}/jobs`)).data.list.map((one: { title: string }) => one.title)

test('a job is shown on its own site alone, once both languages are there', async () => {
  const jobId = await add('数据工程师', {})
  expect((await save(jobId, { isPublished: true })).errno).toBe('e409432')
  expect(await shown()).toEqual([])
  await save(jobId, complete)
  expect([await shown(), await shown('another')]).toEqual([['数据工程师'], []])
  expect((await ask(world, `GET /api/sites/another/jobs/${jobId}`)).errno).toBe('e404430')
  expect((await ask(world, `GET /api/sites/sponsor/jobs/${jobId}`)).status).toBe(200)
})

test('one applies once, with consent and a PDF, until it closes', async () => {
  const jobId = await add('分析师')
  const person = await makeUser(world)
  expect((await apply(jobId, person, 'MZ no PDF')).errno).toBe('e400431')
  expect((await apply(jobId, person, undefined, { hasConsented: 'false' })).status).toBe(400)
  const both = await Promise.all([apply(jobId, person), apply(jobId, person)])
  expect(both.map(answer => answer.errno ?? 'ok').toSorted()).toEqual(['e409431', 'ok'])
  const closesAt = new Date(world.clock.now().getTime() - 1).toISOString()
  await save(jobId, { closesAt })
  expect((await apply(jobId, await makeUser(world))).errno).toBe('e409430')
})

test('only staff read a CV, and that they did is kept; whoever sent it is told how it goes', async () => {
  const jobId = await add('研究员')
  const person = await makeUser(world)
  await apply(jobId, person)
  const { data } = await ask(world, `GET /api/admin/jobs/${jobId}`, { as: editor })
  const [application] = data.applications
  const cv = (as: TestUser) =>
    world.app.inject({ url: `/api/admin/jobs/applications/${application.id}/cv`, headers: as.headers })
  expect((await cv(person)).statusCode).toBe(403)
  expect((await cv(editor)).body).toContain('%PDF-1.7')
  const kept = await world.db
    .selectFrom('audit_entry')
    .select('actor_id')
    .where('action', '=', 'posting.read-cv')
    .execute()
  expect(kept.map(row => row.actor_id)).toEqual([editor.id])
  await ask(world, `PUT /api/admin/jobs/applications/${application.id}`, {
    as: editor,
    body: { state: 'invited' },
  })
  const told = (await queued(world, 'notices.deliver')).map(job => job.payload as { to: number[] })
  expect(told.filter(notice => notice.to.includes(person.id))).toHaveLength(1)
})

test('an application that is withdrawn goes with its CV, and may be sent again', async () => {
  const jobId = await add('实习生')
  const person = await makeUser(world)
  await apply(jobId, person, '%PDF-1.7 only this one')
  const { cv_key: key } = await world.db
    .selectFrom('job_application')
    .select('cv_key')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  await ask(world, `DELETE /api/sites/sponsor/jobs/${jobId}/application`, { as: person })
  const unused = await world.db
    .selectFrom('unused_file')
    .select('storage_key')
    .where('storage_key', '=', key)
    .execute()
  expect(unused).toHaveLength(1)
  expect((await apply(jobId, person)).status).toBe(200)
})

test('people are shown to a sponsor they agreed to, by skill and medals, until they leave', async () => {
  const [one, other] = [await makeUser(world), await makeUser(world)]
  const join = (as: TestUser, skills: string[], hasConsented = true) =>
    ask(world, 'PUT /api/sites/sponsor/talents/own', {
      as,
      body: { headline: '想做预测', skills, hasConsented },
    })
  expect((await join(one, ['Python'], false)).paths).toEqual(['body.hasConsented'])
  expect((await join(one, [])).errno).toBe('e400432')
  await join(one, ['Python'])
  await join(one, ['Python', 'SQL'])
  await join(other, ['SQL'])
  const talents = async (query = '', site = 'sponsor') =>
    (await ask(world, `GET /api/sites/${site}/talents${query}`)).data.list.map(
      (found: { user: { id: number } }) => found.user.id,
    )
  expect(await talents()).toEqual([one.id, other.id])
  expect(await talents('?search=Python')).toEqual([one.id])
  expect(await talents('?hasMedal=true')).toEqual([])
  expect(await talents('', 'another')).toEqual([])
  await ask(world, 'DELETE /api/sites/sponsor/talents/own', { as: one })
  expect(await talents()).toEqual([other.id])
})
