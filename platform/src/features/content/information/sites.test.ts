import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import type { TestUser } from '../../../../test/factories.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let editor: TestUser
let siteId = 0
beforeAll(async () => {
  world = await makeWorld()
  editor = await makeStaff(world, 'editor')
  const { data } = await ask(world, 'POST /api/admin/content/sites', {
    as: editor,
    body: { name: 'acme', title: { zh: '站', en: 'Site' } },
  })
  siteId = data.id
  await world.db.updateTable('content_site').set({ is_published: true }).where('id', '=', siteId).execute()
})
afterAll(() => world.close())

async function publish(site: number | null): Promise<number> {
  const { data: made } = await ask(world, 'POST /api/admin/information', {
    as: editor,
    body: { kind: 'info', titleZh: '独家', titleEn: 'Exclusive' },
  })
  const { data } = await ask(world, `GET /api/admin/information/${made.id}`, { as: editor })
  const texts = { summaryZh: '摘', summaryEn: 's', bodyZh: '文', bodyEn: 'b', authorZh: '编', authorEn: 'a' }
  await ask(world, `PUT /api/admin/information/${made.id}`, {
    as: editor,
    body: { value: { ...data.value, ...texts, category: 'news', siteId: site }, tag: data.tag },
  })
  await ask(world, `PUT /api/admin/information/${made.id}/publication`, {
    as: editor,
    body: { isPublished: true },
  })
  return made.id
}
const idsOf = (list: { id: number }[]) => list.map(article => article.id)

test('an article of a sponsor’s site is that site’s alone', async () => {
  const [own, ofSite, other] = [await publish(null), await publish(siteId), await publish(siteId)]
  expect(idsOf((await ask(world, 'GET /api/information?search=exclusive')).data.list)).toEqual([own])
  expect(idsOf((await ask(world, 'GET /api/home')).data.news)).toEqual([own])
  expect((await ask(world, `GET /api/information/${ofSite}`)).errno).toBe('e40460')
  expect(idsOf((await ask(world, 'GET /api/sites/acme/news')).data.list)).toEqual([other, ofSite])
  const read = await ask(world, `GET /api/sites/acme/news/${ofSite}`, { lang: 'en-US' })
  expect(read.data).toMatchObject({ title: 'Exclusive', newer: { id: other }, older: null })
  expect((await ask(world, `GET /api/sites/acme/news/${own}`)).errno).toBe('e40460')
  expect((await ask(world, `GET /api/information/${own}`)).data).toMatchObject({ newer: null, older: null })
})

test('the news of a site that is not published are nobody’s', async () => {
  const id = await publish(siteId)
  await world.db.updateTable('content_site').set({ is_published: false }).where('id', '=', siteId).execute()
  for (const path of ['', `/${id}`] as const)
    expect((await ask(world, `GET /api/sites/acme/news${path}`)).errno).toBe('e404330')
})

test('a site that is not there is refused by its field', async () => {
  const { data: made } = await ask(world, 'POST /api/admin/information', {
    as: editor,
    body: { kind: 'info', titleZh: '题', titleEn: '' },
  })
  const { data } = await ask(world, `GET /api/admin/information/${made.id}`, { as: editor })
  const refused = await ask(world, `PUT /api/admin/information/${made.id}`, {
    as: editor,
    body: { value: { ...data.value, siteId: 999_999 }, tag: data.tag },
  })
  expect([refused.errno, refused.paths]).toEqual(['e400319', ['body.value.siteId']])
})
