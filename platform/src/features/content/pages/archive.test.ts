import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeZip } from '../../../../test/archives.ts'
import { ask, send } from '../../../../test/ask.ts'
import { makeCompetition, multipart, type TestUser } from '../../../../test/factories.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { bytesOf } from '../../../base/archive/source.ts'
import { pictureAt } from '../../../base/pictures/picture-at.ts'
import { streamZipFile } from '../../../base/archive/zip-content.ts'
import { readZipDirectory } from '../../../base/archive/zip-directory.ts'
import { readToMemory } from '../../../base/storage/read-to-memory.ts'
import type { SiteArchive } from './archive.schema.ts'
import { standardTheme } from './theme.ts'

let world: World
let editor: TestUser
beforeAll(async () => {
  world = await makeWorld()
  editor = await makeStaff(world, 'editor')
})
afterAll(() => world.close())

const both = (text: string) => ({ zh: `${text}中`, en: text })
const drawn = (background: string) =>
  sharp({ create: { width: 900, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
async function addPicture(): Promise<{ id: number; url: string }> {
  const form = multipart({ altZh: '图', altEn: 'Picture' }, [
    { field: 'file', name: 'a.png', content: await drawn('#3350e6') },
  ])
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/admin/media',
    headers: { ...editor.headers, ...form.headers },
    payload: form.payload,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

const names = { next: 0 }
/** A site with a logo and a page that shows a picture, and more. */
async function makeSite(more: readonly object[] = []): Promise<number> {
  const { id: picture, url } = await addPicture()
  const name = `made-${++names.next}`
  const { data: site } = await ask(world, 'POST /api/admin/content/sites', {
    as: editor,
    body: { name, title: both('Site') },
  })
  const { data: settings } = await ask(world, `GET /api/admin/content/sites/${site.id}`, { as: editor })
  const value = {
    ...settings.value,
    about: both('About'),
    theme: { ...standardTheme, accent: '#0b5345' },
    logo: picture,
    menu: [{ label: both('Home'), to: `/special/${name}` }],
  }
  const saved = await ask(world, `PUT /api/admin/content/sites/${site.id}`, {
    as: editor,
    body: { value, tag: settings.tag },
  })
  expect(saved.status).toBe(200)
  const { data: page } = await ask(world, `POST /api/admin/content/sites/${site.id}/pages`, {
    as: editor,
    body: { slug: 'home', title: both('Home') },
  })
  const { data: edited } = await ask(world, `GET /api/admin/content/pages/${page.id}`, { as: editor })
  const document = {
    ...edited.document,
    blocks: [
      {
        id: 'aaaaaaaa',
        kind: 'picture',
        tone: 'plain',
        value: { picture, caption: both('Caption'), width: 'wide' },
      },
      {
        id: 'bbbbbbbb',
        kind: 'text',
        tone: 'plain',
        value: {
          title: both(''),
          width: 'narrow',
          body: both(`![drawn](${url}) [news](/special/${name}/news) [other](/special/${name}-2/news)`),
        },
      },
      ...more,
    ],
  }
  const written = await ask(world, `PUT /api/admin/content/pages/${page.id}`, {
    as: editor,
    body: { document, number: edited.number },
  })
  expect([written.status, written.data]).toEqual([200, expect.anything()])
  return site.id
}

async function exported(siteId: number): Promise<Map<string, Buffer>> {
  const answer = await world.app.inject({
    url: `/api/admin/content/sites/${siteId}/archive`,
    headers: editor.headers,
  })
  expect(answer.statusCode).toBe(200)
  const source = bytesOf(answer.rawPayload)
  const entries = await readZipDirectory(source, { entries: 100 })
  return new Map(
    await Promise.all(
      entries.map(
        async entry => [entry.path, await readToMemory(streamZipFile(source, entry), 1e8)] as const,
      ),
    ),
  )
}
const siteIn = (archive: Map<string, Buffer>): SiteArchive =>
  JSON.parse(String(archive.get('site.json'))) as SiteArchive
const packed = (archive: Map<string, Buffer>) =>
  makeZip([...archive].map(([name, content]) => ({ name, content })))
const imported = (content: Buffer, name = `taken-${++names.next}`) =>
  send(world, 'POST /api/admin/content/sites/import', {
    as: editor,
    fields: { name },
    file: { name: 'site.zip', content },
  })

/** Without the ids that an installation gives, and the bytes that it makes anew. */
const comparable = (site: SiteArchive): unknown => {
  const order = new Map(site.media.map(({ id }, at) => [id, at]))
  const text = JSON.stringify(site, (key, value) =>
    (key === 'picture' || key === 'logo') && typeof value === 'number' ? { at: order.get(value) } : value,
  )
    .replaceAll(/\/pictures\/[0-9a-f]{64}/g, '/pictures/…')
    .replaceAll(new RegExp(`/special/${site.name}(?!-)`, 'g'), '/special/…')
  const { name: _, media, pictures, ...rest } = JSON.parse(text) as SiteArchive
  return {
    ...rest,
    pictures: pictures.length,
    media: media.map(({ id: _id, path: _path, sha256: _hash, ...described }) => described),
  }
}

test('a site comes again as it was, under another name, its pages as drafts and its pictures in the library', async () => {
  const archive = await exported(await makeSite())
  const before = siteIn(archive)
  expect(before.media).toHaveLength(1)
  expect([...archive.keys()]).toEqual(['site.json', before.media[0]?.path, 'pictures/0'])
  const { status, data } = await imported(packed(archive))
  expect([status, data]).toEqual([200, { id: expect.any(Number), pages: 1, media: 1, leftOut: [] }])
  const after = siteIn(await exported(data.id))
  const texts = JSON.stringify(after.pages)
  expect(texts).toContain(`/special/${after.name}/news`)
  // Another site whose name only begins alike.
  expect(texts).toContain(`/special/${before.name}-2/news`)
  for (const { address } of after.pictures) {
    expect(texts).toContain(address)
    expect(await pictureAt(world.db, address)).toBeDefined()
  }
  expect(comparable(after)).toEqual(comparable(before))
  expect(after.media[0]?.id).not.toBe(before.media[0]?.id)
  const { data: tree } = await ask(world, 'GET /api/admin/content', { as: editor })
  const site = tree.sites.find((one: { id: number }) => one.id === data.id)
  expect(site).toMatchObject({ isPublished: false, pages: [{ slug: 'home', state: 'draft', isLive: false }] })
})

test('a name that is taken is told at its field, and leaves nothing behind', async () => {
  const archive = packed(await exported(await makeSite()))
  expect((await imported(archive, 'twice')).status).toBe(200)
  const count = async () => (await world.db.selectFrom('media').select('id').execute()).length
  const before = await count()
  expect(await imported(archive, 'twice')).toMatchObject({
    errno: 'e409330',
    issues: [{ path: 'body.name', code: 'taken' }],
  })
  expect(await count()).toBe(before)
})

test('what its pages name is found by what it is called, and what is not here is left out and told', async () => {
  const called = async (title: string, given: object = {}) =>
    (await makeCompetition(world, { competition: { title_zh: title, title_en: title, ...given } })).id
  const stays = await called('Stays')
  const moves = await called('Moves')
  const goes = await called('Goes')
  const hidden = await called('Hidden', { published_at: null })
  const block = (id: string, kind: string, value: object) => ({
    id,
    kind,
    tone: 'plain',
    value: { title: both(''), lead: both(''), ...value },
  })
  const ids = [stays, moves, goes, hidden]
  const archive = await exported(
    await makeSite([
      block('cccccccc', 'competitions', {
        competitions: { by: 'hand', ids, tag: '', state: 'any', most: 3 },
      }),
      block('dddddddd', 'leaderboard', { board: { competitionId: goes, most: 5 } }),
      block('eeeeeeee', 'leaderboard', { board: { competitionId: moves, most: 5 } }),
    ]),
  )
  // Elsewhere the same numbers are those of others.
  const rename = (id: number, title: string) =>
    world.db.updateTable('competition').set({ title_zh: title }).where('id', '=', id).execute()
  await rename(moves, 'Another')
  await rename(goes, 'A third')
  const there = await called('Moves')
  const { status, data } = await imported(packed(archive))
  expect([status, data.leftOut]).toEqual([
    200,
    [
      { of: 'competition', id: goes, title: { zh: 'Goes', en: 'Goes' } },
      { of: 'competition', id: hidden, title: null },
    ],
  ])
  const [page] = siteIn(await exported(data.id)).pages
  expect(page?.document.blocks.slice(2).map(({ value }) => value)).toMatchObject([
    { competitions: { ids: [stays, there] } },
    { board: { competitionId: null } },
    { board: { competitionId: there } },
  ])
})

type Change = (archive: Map<string, Buffer>, site: SiteArchive) => void
const rewrite =
  (change: (site: SiteArchive) => object): Change =>
  (archive, site) =>
    void archive.set('site.json', Buffer.from(JSON.stringify({ ...site, ...change(site) })))
const firstPath = (site: SiteArchive) => site.media[0]?.path ?? ''
/** The bytes of the one medium, with a hash that belongs to them. */
const replaceMedium =
  (content: Buffer): Change =>
  (archive, site) => {
    archive.set(firstPath(site), content)
    const sha256 = createHash('sha256').update(content).digest('hex')
    rewrite(({ media }) => ({ media: media.map(one => ({ ...one, sha256 })) }))(archive, site)
  }

test.each<[string, Change, string, string]>([
  ['without its document', archive => void archive.delete('site.json'), 'e400337', 'site.json'],
  [
    'with what is no JSON',
    archive => void archive.set('site.json', Buffer.from('{')),
    'e400337',
    'site.json',
  ],
  ['of another version', rewrite(() => ({ version: 2 })), 'e400337', 'site.json.version'],
  ['with a field more', rewrite(() => ({ more: 1 })), 'e400337', 'site.json.more'],
  [
    'with a colour that is none',
    rewrite(({ settings }) => ({
      settings: { ...settings, theme: { accent: 'red', accentDark: '#ffffff' } },
    })),
    'e400337',
    'site.json.settings.theme.accent',
  ],
  [
    'with a link that runs',
    rewrite(({ settings }) => ({
      settings: { ...settings, menu: [{ label: both('x'), to: 'javascript:alert(1)' }] },
    })),
    'e400337',
    'site.json.settings.menu.0.to',
  ],
  [
    'without a file that it names',
    (archive, site) => void archive.delete(firstPath(site)),
    'e400337',
    'media/',
  ],
  [
    'with a file that it does not name',
    archive => void archive.set('media/9', Buffer.from('x')),
    'e400337',
    'media/9',
  ],
  ['with a path that leads out', archive => void archive.set('../x', Buffer.from('x')), 'e400337', '../x'],
  [
    'with other bytes than it says',
    (archive, site) => void archive.set(firstPath(site), Buffer.from('other')),
    'e400337',
    'media/',
  ],
  [
    'with a script for a picture',
    replaceMedium(Buffer.from('<script>alert(1)</script>')),
    'e415320',
    'media/',
  ],
  [
    'that shows what it does not bring',
    rewrite(({ settings }) => ({ settings: { ...settings, banner: 999_999 } })),
    'e400337',
    'site.json.settings.banner',
  ],
  [
    'with a page twice',
    rewrite(({ pages }) => ({ pages: [...pages, ...pages] })),
    'e400337',
    'site.json.pages',
  ],
])('an archive %s is refused, and nothing comes of it', async (_, change, code, path) => {
  const archive = await exported(await makeSite())
  change(archive, siteIn(archive))
  const sites = async () => (await world.db.selectFrom('content_site').select('id').execute()).length
  const before = await sites()
  const { errno, issues } = await imported(packed(archive))
  expect(errno).toBe(code)
  expect(issues[0].path).toContain(path)
  expect(await sites()).toBe(before)
})

test('a file that is no archive is refused in words', async () => {
  expect(await imported(Buffer.from('no zip'))).toMatchObject({
    errno: 'e400337',
    issues: [{ code: 'unreadable' }],
  })
})

test('the platform’s own site is no sponsor’s, and is not taken elsewhere', async () => {
  const { id } = await world.db
    .selectFrom('content_site')
    .select('id')
    .where('is_own', '=', true)
    .executeTakeFirstOrThrow()
  expect((await ask(world, `GET /api/admin/content/sites/${id}/archive`, { as: editor })).errno).toBe(
    'e404330',
  )
})
