import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompetition, makeDataset, makeUser } from '../../test/factories.ts'
import { fillJobs, fillSite } from '../../test/stage-content.ts'
import { makeWorld, type World } from '../../test/world.ts'
import { keepPicture } from '../demo/keep-picture.ts'
import { registerSitemap } from '../sitemap.ts'
import { registerFiles } from './files.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld({ PUBLIC_URL: 'https://leitai.example' })
  registerFiles(world.app, world)
  registerSitemap(world.app, world, 0)
})
afterAll(() => world.close())

const get = async (url: string) => (await world.app.inject({ method: 'GET', url })).body

test('the sitemap names what everybody may read, in both languages, and nothing else', async () => {
  const future = new Date(world.clock.now().getTime() + 1_000)
  const open = await makeCompetition(world)
  const dataset = await makeDataset(world)
  const hidden = [
    await makeCompetition(world, { competition: { visibility: 'private', private_code_hash: 'x' } }),
    await makeCompetition(world, { competition: { published_at: future } }),
  ]
  const map = await get('/sitemap.xml')
  const named = [...map.matchAll(/<loc>https:\/\/leitai\.example([^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(named).toEqual(
    expect.arrayContaining([
      '/',
      '/competitions',
      '/api/docs',
      `/competitions/${open.id}`,
      `/datasets/${dataset.id}`,
    ]),
  )
  for (const { id } of hidden) expect(named).not.toContain(`/competitions/${id}`)
  for (const lang of ['zh-CN', 'en-US'])
    expect(map).toContain(
      `<xhtml:link rel="alternate" hreflang="${lang}" href="https://leitai.example/competitions/${open.id}?lang=${lang}"/>`,
    )
  expect(map.match(/<url>/g)).toHaveLength(named.length)
})

test('the sitemap names the pages, news and jobs of a sponsor’s site while everybody may read it', async () => {
  const site = await fillSite(world, 'sponsor', 1)
  const { id: applicant } = await makeUser(world)
  const jobs = await fillJobs(world, { name: 'job', each: [1], siteId: site.id, applicant })
  const paths = ['', `/news/${site.articleId}`, `/job/${jobs.job}`].map(path => `/special/sponsor${path}`)
  const named = async () =>
    [...(await get('/sitemap.xml')).matchAll(/<loc>https:\/\/leitai\.example([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    )
  expect(await named()).toEqual(expect.arrayContaining(paths))
  await world.db.updateTable('content_site').set({ is_published: false }).where('id', '=', site.id).execute()
  expect((await named()).filter(path => path?.startsWith('/special/'))).toEqual([])
})

test('the sitemap names the pages of an event, each address once, and since when it is as it is', async () => {
  const at = new Date(world.clock.now().getTime() - 3_600_000)
  const { id } = await world.db
    .insertInto('article')
    .values({
      kind: 'activity',
      title_zh: '分享会',
      title_en: 'Talk',
      published_at: at,
      updated_at: new Date(at.getTime() - 1_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('activity')
    .values({ article_id: id, starts_at: at, ends_at: world.clock.now(), zone: 'Asia/Shanghai' })
    .execute()
  await world.db
    .insertInto('activity_section')
    .values({
      article_id: id,
      number: 1,
      title_zh: '议程',
      title_en: 'Agenda',
      body_zh: '文',
      body_en: 'Text',
    })
    .execute()
  const { pageId } = await fillSite(world, 'twice', 1)
  const own = await world.db
    .selectFrom('content_site')
    .select('id')
    .where('is_own', '=', true)
    .executeTakeFirstOrThrow()
  // A page that editors keep at an address of ours.
  await world.db
    .updateTable('content_page')
    .set({ slug: 'welfare', site_id: own.id })
    .where('id', '=', pageId)
    .execute()
  const map = await get('/sitemap.xml')
  const named = [...map.matchAll(/<loc>https:\/\/leitai\.example([^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(named).toEqual([...new Set(named)])
  for (const path of ['', '/content-1'])
    expect(map).toContain(`/information/activity/${id}${path}</loc><lastmod>${at.toISOString()}</lastmod>`)
})

/** Whether a crawler that obeys robots.txt (RFC 9309: the longest rule that fits) may fetch this. */
function mayFetch(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].filter(([, , start]) =>
    path.startsWith(start ?? ''),
  )
  const longest = rules.toSorted((a, b) => (b[2]?.length ?? 0) - (a[2]?.length ?? 0))[0]
  return longest?.[1] !== 'Disallow'
}

test('crawlers are kept from calls and from what is one person’s own', async () => {
  const robots = await get('/robots.txt')
  expect(robots).toContain('Sitemap: https://leitai.example/sitemap.xml')
  for (const path of ['/', '/competitions/1', '/api/docs', '/users/7', '/information/info/1'])
    expect([path, mayFetch(robots, path)]).toEqual([path, true])
  for (const path of ['/api/competitions', '/users/settings-v2', '/messages', '/notices/1'])
    expect([path, mayFetch(robots, path)]).toEqual([path, false])
})

test('a drawing is sent packed to whoever can unpack it', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(200)}</svg>`
  const put = (content: string | Buffer) =>
    world.storage.put(Readable.from([Buffer.from(content)]), { maxBytes: 1_000_000 })
  const url = await world.db.transaction().execute(tx => keepPicture(tx, put, svg))
  const ask = (encoding: string) => world.app.inject({ url, headers: { 'accept-encoding': encoding } })
  const packed = await ask('gzip, br')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(packed.rawPayload.length).toBeLessThan(svg.length / 4)
  expect(String(gunzipSync(packed.rawPayload))).toBe(svg)
  const plain = await ask('identity')
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, svg])
})

test('the sitemap is made once for all who ask for it within minutes', async () => {
  const app = Fastify()
  registerSitemap(app, world)
  const { sent } = await world.record(() => app.inject('/sitemap.xml'))
  expect(sent.length).toBeGreaterThan(5)
  const again = await world.record(() =>
    Promise.all(Array.from({ length: 20 }, () => app.inject('/sitemap.xml'))),
  )
  expect([new Set(again.result.map(map => map.statusCode)), again.sent]).toEqual([new Set([200]), []])
  await app.close()
})
