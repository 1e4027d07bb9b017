import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask, send } from '../../../../test/ask.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { leaveNow } from '../../../../test/leave-now.ts'
import { queued } from '../../../../test/queue.ts'
import { fillSite } from '../../../../test/stage-content.ts'
import { waiting } from '../../../../test/locks.ts'
import { grant, makeOrganiser, makeStaff } from '../../../../test/staff.ts'
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

test('a page that shows jobs has those that are open on its own site', async () => {
  const offered = async (site: string) => {
    const { data } = await ask(world, `GET /api/sites/${site}/pages/home`)
    const { value } = data.blocks.find((block: { kind: string }) => block.kind === 'jobs')
    return value.jobs as { title: string; path: string; kind: string }[]
  }
  const before = (await offered('sponsor')).length
  const jobId = await add('赛题研究员')
  await add('还没写完', { isPublished: false })
  await add('已截止', { ...complete, closesAt: world.clock.now().toISOString() })
  const [newest, ...others] = await offered('sponsor')
  expect(newest).toMatchObject({ title: '赛题研究员', kind: '全职', path: `/special/sponsor/job/${jobId}` })
  expect(others).toHaveLength(before)
  expect(await offered('another')).toEqual([])
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

test('whoever reads applications sends none, and an applicant who comes to read them has no say in that job', async () => {
  const jobId = await add('策略师')
  expect((await apply(jobId, editor)).errno).toBe('e409433')
  expect((await ask(world, `GET /api/sites/sponsor/jobs/${jobId}`, { as: editor })).data.apply).toMatchObject(
    { allowed: false, code: 'e409433' },
  )
  const [rival, promoted] = [await makeUser(world), await makeUser(world)]
  await apply(jobId, rival)
  const { data: own } = await apply(jobId, promoted)
  const { data } = await ask(world, `GET /api/admin/jobs/${jobId}`, { as: editor })
  await grant(world, promoted, 'editor')
  for (const { id } of data.applications as { id: number }[]) {
    const state = { as: promoted, body: { state: 'invited' } }
    expect((await ask(world, `PUT /api/admin/jobs/applications/${id}`, state)).errno).toBe('e409434')
    expect((await ask(world, `GET /api/admin/jobs/applications/${id}/cv`, { as: promoted })).errno).toBe(
      'e409434',
    )
  }
  expect((await ask(world, `GET /api/admin/jobs/${jobId}`, { as: promoted })).errno).toBe('e409434')
  const body = { value: data.value, tag: data.tag }
  expect((await ask(world, `PUT /api/admin/jobs/${jobId}`, { as: promoted, body })).errno).toBe('e409434')
  expect(data.applications.map((one: { id: number }) => one.id)).toContain(own.id)
})

test('nothing is stored of whoever may not apply', async () => {
  const [closed, open] = [await add('已截止'), await add('开放')]
  await save(closed, { closesAt: new Date(world.clock.now().getTime() - 1).toISOString() })
  const person = await makeUser(world)
  await apply(open, person)
  const stored = () => world.db.selectFrom('unused_file').selectAll().execute()
  const before = await stored()
  expect((await apply(closed, person, '%PDF-1.7 comes too late')).errno).toBe('e409430')
  expect((await apply(open, person, '%PDF-1.7 comes again')).errno).toBe('e409431')
  expect((await apply(open, editor, '%PDF-1.7 of staff')).errno).toBe('e409433')
  expect((await apply(999_999, person, '%PDF-1.7 nowhere')).errno).toBe('e404430')
  expect(await stored()).toEqual(before)
})

test('an empty file is no CV', async () => {
  expect(await apply(await add('空文件'), await makeUser(world), '')).toMatchObject({
    errno: 'e400431',
    paths: ['body.file'],
  })
})

test('a job that closes while somebody applies takes no more', async () => {
  const jobId = await add('正在关闭')
  const person = await makeUser(world)
  const closing = await world.db.startTransaction().execute()
  await closing
    .updateTable('job_posting')
    .set({ closes_at: world.clock.now() })
    .where('id', '=', jobId)
    .execute()
  const applying = apply(jobId, person)
  await vi.waitFor(async () => expect(await waiting(world)).toHaveLength(1))
  await closing.commit().execute()
  expect((await applying).errno).toBe('e409430')
})

test('whoever applied is led to the job, and takes the application back even when it is shown no more', async () => {
  const jobId = await add('下线')
  const person = await makeUser(world)
  const { data } = await apply(jobId, person)
  await ask(world, `PUT /api/admin/jobs/applications/${data.id}`, { as: editor, body: { state: 'seen' } })
  const told = (await queued(world, 'notices.deliver')).map(
    job => job.payload as { to: number[]; path: string },
  )
  expect(told.filter(notice => notice.to.includes(person.id)).map(notice => notice.path)).toEqual([
    `/special/sponsor/job/${jobId}`,
  ])
  await save(jobId, { isPublished: false })
  const one = `/api/sites/sponsor/jobs/${jobId}` as const
  expect((await ask(world, `GET ${one}`)).errno).toBe('e404430')
  expect((await ask(world, `GET ${one}`, { as: person })).data.own.id).toBe(data.id)
  expect((await ask(world, `DELETE ${one}/application`, { as: person })).status).toBe(200)
  expect((await ask(world, `GET ${one}`, { as: person })).errno).toBe('e404430')
})

test('with whoever leaves goes their CV', async () => {
  const jobId = await add('离开')
  const person = await makeUser(world)
  await apply(jobId, person, '%PDF-1.7 of one who leaves')
  const { cv_key: key } = await world.db
    .selectFrom('job_application')
    .select('cv_key')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  await world.db.deleteFrom('unused_file').execute()
  await leaveNow(world, person.id)
  expect(await world.db.selectFrom('unused_file').select('storage_key').execute()).toEqual([
    { storage_key: key },
  ])
})

test.each(['draft', 'unpublished site'] as const)(
  'of a job that is a %s nobody learns anything, and nothing is sent to it',
  async what => {
    const site = await fillSite(world, `hidden-${what.slice(0, 5)}`, 1)
    const { data } = await ask(world, 'POST /api/admin/jobs', {
      as: editor,
      body: { siteId: site.id, titleZh: '保密', titleEn: 'Secret' },
    })
    if (what === 'draft') await save(data.id, { ...complete, isPublished: false })
    else {
      await save(data.id, complete)
      await world.db
        .updateTable('content_site')
        .set({ is_published: false })
        .where('id', '=', site.id)
        .execute()
    }
    const one = `/api/sites/${site.name}/jobs/${data.id}` as const
    const person = await makeUser(world)
    for (const as of [undefined, person, editor])
      expect((await ask(world, `GET ${one}`, { as })).status).toBe(404)
    const sent = await send(world, `POST ${one}/application`, {
      as: person,
      fields: { name: '甲', contact: 'a', hasConsented: 'true' },
      file: { name: 'cv.pdf', content: '%PDF-1.7' },
    })
    expect(sent.status).toBe(404)
  },
)

test('contact details and CVs are for those who decide: nobody else of the staff', async () => {
  const jobId = await add('机密')
  const { data } = await apply(jobId, await makeUser(world))
  const staff = [
    await makeStaff(world, 'certifier'),
    await makeOrganiser(world, (await makeCompetition(world)).id),
  ]
  for (const as of staff)
    for (const path of [`/api/admin/jobs/${jobId}`, `/api/admin/jobs/applications/${data.id}/cv`] as const)
      expect((await ask(world, `GET ${path}`, { as })).errno).toBe('e40301')
  const seen = JSON.stringify((await ask(world, `GET /api/sites/sponsor/jobs/${jobId}`)).data)
  expect(seen).not.toContain('me@example.org')
})
