import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition, type TestUser } from '../../../../test/factories.ts'
import { queued } from '../../../../test/queue.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { fullDocument } from '../../../../test/stage-content.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import type { PageDocument } from './blocks.ts'

let world: World
let editor: TestUser
let other: TestUser
beforeAll(async () => {
  world = await makeWorld()
  editor = await makeStaff(world, 'editor')
  other = await makeStaff(world, 'editor')
})
afterAll(() => world.close())

const both = (zh: string, en = zh) => ({ zh, en })
/** Without blocks that the library has to give something for. */
const complete = (title: string): PageDocument => {
  const document = fullDocument(title)
  return {
    ...document,
    blocks: document.blocks.filter(block => !['picture', 'gallery', 'downloads'].includes(block.kind)),
  }
}

let count = 0
async function makeSite(settings: Record<string, unknown> = {}) {
  const name = `site-${++count}`
  const { data: made } = await ask(world, 'POST /api/admin/content/sites', {
    as: editor,
    body: { name, title: both('站点', 'Site') },
  })
  const { data } = await ask(world, `GET /api/admin/content/sites/${made.id}`, { as: editor })
  const saved = await ask(world, `PUT /api/admin/content/sites/${made.id}`, {
    as: editor,
    body: {
      value: { ...data.value, about: both('介绍', 'About'), isPublished: true, ...settings },
      tag: data.tag,
    },
  })
  expect(saved.status).toBe(200)
  return { id: made.id as number, name }
}

async function makePage(site: { id: number }, slug: string, document = complete('Page')) {
  const { data } = await ask(world, `POST /api/admin/content/sites/${site.id}/pages`, {
    as: editor,
    body: { slug, title: both('页', 'Page') },
  })
  const saved = await save(data.id, document, 1)
  expect(saved.status).toBe(200)
  return { id: data.id as number, number: saved.data.number as number }
}
const save = (pageId: number, document: PageDocument, number: number, as = editor) =>
  ask(world, `PUT /api/admin/content/pages/${pageId}`, { as, body: { document, number } })
const step = (page: { id: number; number: number }, name: string, more = {}, as = editor) =>
  ask(world, `POST /api/admin/content/pages/${page.id}/steps`, {
    as,
    body: { step: name, number: page.number, ...more },
  })
const read = (site: { name: string }, slug: string) => ask(world, `GET /api/sites/${site.name}/pages/${slug}`)

test('from nothing to what readers see, in their language', async () => {
  const site = await makeSite()
  const page = await makePage(site, 'home', { ...complete('Page'), title: both('首页', 'Home') })
  expect((await read(site, 'home')).status).toBe(404)
  expect((await step(page, 'publish')).data.page).toMatchObject({
    state: 'published',
    isLive: true,
    hasChanges: false,
  })
  expect((await read(site, 'home')).data).toMatchObject({ title: '首页' })
  const english = await ask(world, `GET /api/sites/${site.name}/pages/home`, { lang: 'en-US' })
  expect(english.data.title).toBe('Home')
  expect(english.data.blocks).toHaveLength(complete('Page').blocks.length)
})

test('a site may begin with the usual pages as drafts, which its menu names', async () => {
  const { data: made } = await ask(world, 'POST /api/admin/content/sites', {
    as: editor,
    body: { name: 'starter', title: both('大赛', 'Contest'), starter: 'contest' },
  })
  const { data } = await ask(world, `GET /api/admin/content/sites/${made.id}`, { as: editor })
  expect(data.pages.map((page: { slug: string; state: string }) => [page.slug, page.state])).toEqual([
    ['home', 'draft'],
    ['competition', 'draft'],
    ['organization', 'draft'],
    ['contact', 'draft'],
  ])
  expect(data.value.menu.map((entry: { to: string }) => entry.to)).toEqual([
    '/special/starter',
    '/special/starter/competition',
    '/special/starter/news',
    '/special/starter/organization',
    '/special/starter/contact',
  ])
  // What is empty is told before it is published.
  const { data: home } = await ask(world, `GET /api/admin/content/pages/${data.pages[0].id}`, { as: editor })
  expect(home.document.title).toEqual({ zh: '大赛', en: 'Contest' })
  expect(home.missing.length).toBeGreaterThan(2)
})

test('the list of sites has those whose home readers find', async () => {
  const names = async () =>
    (await ask(world, 'GET /api/sites')).data.sites.map((one: { name: string }) => one.name)
  const site = await makeSite()
  expect(await names()).not.toContain(site.name)
  const page = await makePage(site, 'home')
  await step(page, 'publish')
  expect(await names()).toContain(site.name)
})

test('changes are not seen before they are published, and can be taken back', async () => {
  const site = await makeSite()
  const page = await makePage(site, 'home')
  await step(page, 'publish')
  const changed = await save(page.id, { ...complete('Page'), title: both('新', 'New') }, page.number)
  expect(changed.data.page).toMatchObject({ state: 'draft', isLive: true, hasChanges: true })
  expect((await read(site, 'home')).data.title).toBe('Page')
  const { data: revisions } = await ask(world, `GET /api/admin/content/pages/${page.id}/revisions`, {
    as: editor,
  })
  const live = revisions.list.find((one: { isLive: boolean }) => one.isLive)
  const difference = await ask(world, `GET /api/admin/content/pages/${page.id}/revisions/${live.number}`, {
    as: editor,
  })
  expect(difference.data.changes).toContainEqual({
    path: 'title.en',
    kind: 'changed',
    before: 'Page',
    after: 'New',
  })
  const restored = await ask(
    world,
    `POST /api/admin/content/pages/${page.id}/revisions/${live.number}/restore`,
    {
      as: editor,
      body: { number: changed.data.number },
    },
  )
  expect(restored.data.document.title.en).toBe('Page')
})

test('a page is published at its time without anybody doing anything, and not before', async () => {
  const site = await makeSite()
  const page = await makePage(site, 'home')
  const now = world.clock.now()
  const at = new Date(now.getTime() + 3_600_000)
  expect((await step(page, 'schedule', { at: now.toISOString() })).paths).toEqual(['body.at'])
  expect((await step(page, 'schedule', { at: at.toISOString() })).data.page.state).toBe('scheduled')
  expect((await read(site, 'home')).status).toBe(404)
  world.setNow(new Date(at.getTime() - 1))
  expect((await read(site, 'home')).status).toBe(404)
  world.setNow(at)
  expect((await read(site, 'home')).status).toBe(200)
  const { data } = await ask(world, `GET /api/admin/content/pages/${page.id}`, { as: editor })
  expect(data.page).toMatchObject({ state: 'published', isLive: true, publishAt: null })
  // The next change publishes what was scheduled for good.
  await save(page.id, { ...complete('Page'), title: both('后', 'After') }, page.number)
  expect((await read(site, 'home')).data.title).toBe('Page')
  world.setNow(now)
})

test('what was scheduled goes out as it was looked at, whatever is written after it', async () => {
  const site = await makeSite()
  const page = await makePage(site, 'home')
  const now = world.clock.now()
  const at = new Date(now.getTime() + 3_600_000)
  const { data: scheduled } = await step(page, 'schedule', { at: at.toISOString() })
  expect(scheduled.page).toMatchObject({ scheduledRevision: 1, hasLaterChanges: false })
  const { data: later } = await save(
    page.id,
    { ...complete('Page'), title: both('后', 'After') },
    page.number,
  )
  expect(later.page).toMatchObject({
    state: 'scheduled',
    publishAt: at.toISOString(),
    scheduledRevision: 1,
    hasLaterChanges: true,
  })
  const looked = (revision: string) =>
    ask(world, `GET /api/admin/content/pages/${page.id}/preview${revision}`, { as: editor, lang: 'en-US' })
  expect((await looked('?revision=1')).data.page.title).toBe('Page')
  expect((await looked('')).data.page.title).toBe('After')

  world.setNow(at)
  expect((await read(site, 'home')).data.title).toBe('Page')
  const { data: due } = await ask(world, `GET /api/admin/content/pages/${page.id}`, { as: editor })
  expect(due.page).toMatchObject({
    state: 'draft',
    isLive: true,
    hasChanges: true,
    publishAt: null,
    scheduledRevision: null,
    hasLaterChanges: false,
  })
  const { data: revisions } = await ask(world, `GET /api/admin/content/pages/${page.id}/revisions`, {
    as: editor,
  })
  expect(revisions.list.map((one: { isLive: boolean }) => one.isLive)).toEqual([false, true])
  expect((await step({ ...page, number: due.number }, 'publish')).data.page.state).toBe('published')
  expect((await read(site, 'home')).data.title).toBe('后')
  world.setNow(now)
})

test('what was written after it is scheduled in its place, or the schedule is cancelled', async () => {
  const site = await makeSite()
  const page = await makePage(site, 'home')
  const at = new Date(world.clock.now().getTime() + 3_600_000).toISOString()
  await step(page, 'schedule', { at })
  const { data: later } = await save(page.id, complete('After'), page.number)
  const again = await step({ ...page, number: later.number }, 'schedule', { at })
  expect(again.data.page).toMatchObject({ scheduledRevision: 2, hasLaterChanges: false, publishAt: at })
  const last = await save(page.id, complete('Last'), later.number)
  const cancelled = await step({ ...page, number: last.data.number }, 'unschedule')
  expect(cancelled.data.page).toMatchObject({ state: 'draft', publishAt: null })
  expect(cancelled.data.document.title.en).toBe('Last')
  const lines = await world.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', 'content_page')
    .where('subject_id', '=', page.id)
    .orderBy('id')
    .execute()
  expect(lines.map(line => line.action)).toEqual([
    'content.add-page',
    'content.schedule',
    'content.edit-page',
    'content.schedule',
    'content.edit-page',
    'content.unschedule',
  ])
})

test('a page that is published in a site that is not says so', async () => {
  const site = await makeSite({ isPublished: false })
  const page = await makePage(site, 'home')
  const { data } = await step(page, 'publish')
  expect([data.page.isLive, data.site.isPublished]).toEqual([true, false])
  expect((await read(site, 'home')).status).toBe(404)
})

test('what is missing keeps a page from readers, each place by its path', async () => {
  const site = await makeSite()
  const document = complete('Page')
  const page = await makePage(site, 'home', { ...document, description: both('说明', '') })
  const refused = await step(page, 'publish')
  expect([refused.status, refused.paths]).toEqual([409, ['description.en']])
})

test('two editors never overwrite each other', async () => {
  const site = await makeSite()
  const page = await makePage(site, 'home')
  const theirs = await save(
    page.id,
    { ...complete('Page'), title: both('他们', 'Theirs') },
    page.number,
    other,
  )
  expect(theirs.status).toBe(200)
  const mine = await save(page.id, { ...complete('Page'), title: both('我的', 'Mine') }, page.number)
  expect([mine.status, mine.errno]).toEqual([409, 'e409336'])
  const both20 = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      save(
        page.id,
        { ...complete('Page'), title: both(`t${at}`) },
        theirs.data.number,
        at % 2 ? editor : other,
      ),
    ),
  )
  expect(both20.filter(answer => answer.status === 200)).toHaveLength(1)
})

test('on a site that asks for it, somebody else publishes', async () => {
  const site = await makeSite({ needsReview: true })
  const page = await makePage(site, 'home')
  expect((await step(page, 'publish')).errno).toBe('e409335')
  expect((await step(page, 'submit')).data.page.state).toBe('review')
  expect((await step(page, 'return', {}, other)).paths).toEqual(['body.reason'])
  expect((await step(page, 'publish', {}, other)).data.page.state).toBe('published')
})

test('what is in review waits for staff, and its sender is told what came of it', async () => {
  const site = await makeSite()
  const waiting = async () => {
    const { data } = await ask(world, 'GET /api/admin/home', { as: other })
    return data.tasks.find((task: { kind: string }) => task.kind === 'pages-in-review')?.count ?? 0
  }
  const told = async (): Promise<string[]> =>
    (await queued(world, 'notices.deliver'))
      .map(job => job.payload as { to: number[]; kind: string; text: { zh: string }; path: string })
      .filter(
        ({ kind, to, path }) =>
          kind === 'page.mine' && to.includes(editor.id) && path.endsWith(`/${page.id}`),
      )
      .map(notice => notice.text.zh)
  const before = await waiting()
  const page = await makePage(site, 'home')
  await step(page, 'submit')
  expect(await waiting()).toBe(before + 1)
  await step(page, 'return', { reason: '数字过时' }, other)
  expect(await waiting()).toBe(before)
  expect(await told()).toEqual(['你送审的页面“Page”被退回修改：数字过时'])
  await step(page, 'submit')
  // Whoever reviews it may mend a word first.
  const mended = await save(page.id, complete('Mended'), page.number, other)
  await step({ ...page, number: mended.data.number }, 'publish', {}, other)
  expect((await told()).at(-1)).toBe('你送审的页面“Mended”已发布。')
  // What was decided once is told of once.
  await step({ ...page, number: mended.data.number }, 'withdraw', { reason: '活动结束' }, other)
  expect(await told()).toHaveLength(2)
})

test('withdrawn pages and sites are gone for readers, and kept', async () => {
  const site = await makeSite()
  const page = await makePage(site, 'home')
  await step(page, 'publish')
  expect((await step(page, 'withdraw', { reason: 'wrong figures' })).data.page.state).toBe('withdrawn')
  expect((await read(site, 'home')).status).toBe(404)
  expect((await step(page, 'publish')).data.page.state).toBe('published')
  expect((await ask(world, `DELETE /api/admin/content/pages/${page.id}`, { as: editor })).status).toBe(409)
  expect((await ask(world, `DELETE /api/admin/content/sites/${site.id}`, { as: editor })).status).toBe(409)
})

test('a site is published complete and readable only, and its host is its own', async () => {
  const { id } = await makeSite({ host: 'contest.example.org' })
  const { data } = await ask(world, `GET /api/admin/content/sites/${id}`, { as: editor })
  const bad = { ...data.value, title: both('题', ''), theme: { accent: '#ffee00', accentDark: '#8fa2ff' } }
  const refused = await ask(world, `PUT /api/admin/content/sites/${id}`, {
    as: editor,
    body: { value: bad, tag: data.tag },
  })
  expect([refused.status, refused.paths]).toEqual([409, ['body.value.theme.accent', 'body.value.title.en']])
  const second = await makeSite()
  const { data: other } = await ask(world, `GET /api/admin/content/sites/${second.id}`, { as: editor })
  const taken = await ask(world, `PUT /api/admin/content/sites/${second.id}`, {
    as: editor,
    body: { value: { ...other.value, host: 'contest.example.org' }, tag: other.tag },
  })
  expect([taken.status, taken.paths]).toEqual([409, ['body.value.host']])
  for (const [lang, message] of [
    ['zh-CN', '请填写公网域名，例如 contest.example.org；不能是 IP 地址或 localhost。'],
    [
      'en-US',
      'Enter a public domain name, such as contest.example.org. IP addresses and localhost are not allowed.',
    ],
  ] as const) {
    const { statusCode, ...own } = await world.app.inject({
      method: 'PUT',
      url: `/api/admin/content/sites/${second.id}`,
      headers: { ...editor.headers, 'accept-language': lang },
      payload: { value: { ...other.value, host: '127.0.0.1' }, tag: other.tag },
    })
    expect([statusCode, own.json().issues]).toEqual([
      400,
      [{ path: 'body.value.host', code: 'not_a_domain', message }],
    ])
  }
})

test('blocks choose from public competitions and from topics that are offered', async () => {
  const open = await makeCompetition(world)
  await makeCompetition(world, { competition: { visibility: 'private', private_code_hash: 'x' } })
  const { data } = await ask(world, 'GET /api/admin/content/choices', { as: editor })
  expect(data.competitions.map((one: { id: number }) => one.id)).toEqual([open.id])
  expect(data.topics).toEqual([])
})

test('what editors write in front of the list of sites stands at the platform’s own address', async () => {
  const { data } = await ask(world, 'GET /api/admin/content', { as: editor })
  const own = data.sites.find((site: { isOwn: boolean }) => site.isOwn)
  const page = await makePage(own, 'special')
  expect((await ask(world, `GET /api/admin/content/pages/${page.id}`, { as: editor })).data.address).toBe(
    '/special',
  )
  await step(page, 'publish')
  expect((await read(own, 'special')).status).toBe(200)
  // Under the addresses of sponsors there is no such site.
  expect((await ask(world, `GET /api/sites/${own.name}`)).status).toBe(404)
  const other = await ask(world, `POST /api/admin/content/sites/${own.id}/pages`, {
    as: editor,
    body: { slug: 'news', title: both('页', 'Page') },
  })
  expect([other.status, other.paths]).toEqual([400, ['body.slug']])
})

test('nothing that an editor writes runs in a reader’s page', async () => {
  const site = await makeSite()
  const document = complete('Page')
  const evil = '<img src=x onerror=alert(1)><script>alert(1)</script>[x](javascript:alert(1))'
  for (const block of document.blocks)
    if (block.kind === 'text') block.value.body = both(evil)
    else if (block.kind === 'faq' && block.value.items[0]) block.value.items[0].answer = both(evil)
  const page = await makePage(site, 'home', document)
  await step(page, 'publish')
  const { data } = await read(site, 'home')
  const shown = JSON.stringify(data)
  expect(shown).not.toMatch(/onerror|<script|javascript:/)
})
