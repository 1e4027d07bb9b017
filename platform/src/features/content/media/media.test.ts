import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, send } from '../../../../test/ask.ts'
import type { TestUser } from '../../../../test/factories.ts'
import { keyOf } from '../../../base/storage/storage.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { fullDocument } from '../../../../test/stage-content.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { pictureAt } from '../../../base/pictures/picture-at.ts'
import { kindOf } from './rules.ts'

let world: World
let editor: TestUser
beforeAll(async () => {
  world = await makeWorld()
  editor = await makeStaff(world, 'editor')
})
afterAll(() => world.close())

const drawn = (width: number, height: number, colour = '#336699') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()
const both = { altZh: '一片蓝色', altEn: 'A blue area' }
const add = async (content: Buffer, name = 'a.jpg', fields: Record<string, string> = both) =>
  send(world, 'POST /api/admin/media', { as: editor, fields, file: { name, content } })

describe('what a file is by its bytes', () => {
  test.each([
    ['%PDF-1.7', 'file'],
    ['PK\u0003\u0004', 'file'],
    ['\u0000\u0000\u0000\u0018ftypmp42', 'video'],
    ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
    ['<!doctype html>', undefined],
    ['MZ', undefined],
    ['', undefined],
  ])('%j: %s', (text, kind) => expect(kindOf(Buffer.from(text, 'latin1'))?.kind).toBe(kind))
})

test('a picture is kept in every width below its own, without what was hidden in it', async () => {
  const { status, data } = await add(await drawn(2_000, 1_000))
  expect(status).toBe(200)
  expect(data).toMatchObject({ kind: 'picture', width: 2_000, height: 1_000, uses: [] })
  expect(data.sizes.map((one: { width: number }) => one.width)).toEqual([480, 960, 1_600, 2_000])
  const small = await pictureAt(world.db, data.sizes[0].url)
  const content = await buffer(await world.storage.read(small?.storage_key ?? ''))
  const described = await sharp(content).metadata()
  expect([described.width, described.height, described.exif]).toEqual([480, 240, undefined])
})

test('a picture says what it shows in both languages, or that it shows nothing', async () => {
  const picture = await drawn(50, 50)
  const refused = await add(picture, 'a.jpg', { altZh: '蓝色' })
  expect([refused.errno, refused.paths]).toEqual(['e400320', ['body.altEn']])
  expect((await add(picture, 'a.jpg', { isDecorative: 'true' })).status).toBe(200)
})

test('what it is decides its bytes, never its name', async () => {
  const refused = await add(Buffer.from('<svg onload=alert(1)>'), 'a.png')
  expect([refused.status, refused.errno]).toEqual([415, 'e415320'])
})

test('a file is sent as a download, a video as one, and both by ranges', async () => {
  const { data: file } = await add(Buffer.from('%PDF-1.7 handbook'), '手册.pdf', {})
  const sent = await world.app.inject({ url: file.url })
  expect(sent.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="__.pdf"; filename*=UTF-8''%E6%89%8B%E5%86%8C.pdf`,
    'x-content-type-options': 'nosniff',
  })
  const { data: video } = await add(
    Buffer.from('\u0000\u0000\u0000\u0018ftypmp42 film', 'latin1'),
    'a.mp4',
    {},
  )
  const part = await world.app.inject({ url: video.url, headers: { range: 'bytes=4-7' } })
  expect([part.statusCode, part.headers['content-type'], part.body]).toEqual([206, 'video/mp4', 'ftyp'])
})

test('what a page shows stays, and what it does not find is refused by its place', async () => {
  const { data: medium } = await add(await drawn(60, 60, '#123456'))
  const { data: site } = await ask(world, 'POST /api/admin/content/sites', {
    as: editor,
    body: { name: 'media-site', title: { zh: '站', en: 'Site' } },
  })
  const { data: page } = await ask(world, `POST /api/admin/content/sites/${site.id}/pages`, {
    as: editor,
    body: { slug: 'home', title: { zh: '页', en: 'Page' } },
  })
  const document = fullDocument('page')
  const [hero] = document.blocks
  if (hero?.kind !== 'hero') throw new Error('no hero')
  const save = (picture: number, number: number) => {
    hero.value.picture = picture
    return ask(world, `PUT /api/admin/content/pages/${page.id}`, { as: editor, body: { document, number } })
  }
  const refused = await save(999_999, 1)
  expect([refused.status, refused.paths]).toEqual([400, ['body.document.blocks.0.value.picture']])
  expect((await save(medium.id, 1)).status).toBe(200)
  expect((await ask(world, `DELETE /api/admin/media/${medium.id}`, { as: editor })).errno).toBe('e409320')
  const { data: used } = await ask(world, `GET /api/admin/media/${medium.id}`, { as: editor })
  expect(used).toMatchObject({
    uses: [{ path: `/admin/content/pages/${page.id}`, isLive: false }],
  })
  const preview = await ask(world, `GET /api/admin/content/pages/${page.id}/preview`, {
    as: editor,
    lang: 'en-US',
  })
  expect(preview.data.page.blocks[0].value.picture).toMatchObject({ alt: 'A blue area', width: 60 })
})

test('two editors never overwrite each other, and what nothing uses can go', async () => {
  const { data } = await add(await drawn(70, 70, '#654321'))
  const save = (name: string) =>
    ask(world, `PUT /api/admin/media/${data.id}`, {
      as: editor,
      body: { value: { ...data.value, name }, tag: data.tag },
    })
  expect((await save('one.jpg')).status).toBe(200)
  expect((await save('other.jpg')).status).toBe(409)
  expect((await ask(world, `DELETE /api/admin/media/${data.id}`, { as: editor })).status).toBe(200)
  expect((await ask(world, `GET /api/admin/media/${data.id}`, { as: editor })).status).toBe(404)
})

test('a file that is replaced keeps its place: the same one, at another address, with its own words', async () => {
  const { data: before } = await add(await drawn(600, 300))
  const replace = (content: Buffer, fields: Record<string, string> = both) =>
    send(world, `POST /api/admin/media/${before.id}/file`, {
      as: editor,
      fields: { ...fields, tag: before.tag },
      file: { name: 'b.jpg', content },
    })
  expect((await replace(Buffer.from('%PDF-1.7'))).errno).toBe('e409321')
  expect((await replace(await drawn(20, 20), {})).errno).toBe('e400320')
  const { data: after } = await replace(await drawn(300, 100, '#aa3333'), {
    altZh: '一片红色',
    altEn: 'A red area',
  })
  expect(after).toMatchObject({ id: before.id, width: 300, height: 100, value: { altEn: 'A red area' } })
  expect(after.value.name).toBe(before.value.name)
  expect(after.url).not.toBe(before.url)
  // Whoever chose a file before that replaced another one than they saw.
  expect((await replace(await drawn(30, 30, '#33aa33'))).status).toBe(409)
})

test('a file that is in the library already stands there once', async () => {
  const { data: one } = await add(Buffer.from('%PDF-1.7 one'), 'one.pdf', {})
  const { data: two } = await add(Buffer.from('%PDF-1.7 two'), 'two.pdf', {})
  let { tag } = two
  const replace = async (text: string) => {
    const answer = await send(world, `POST /api/admin/media/${two.id}/file`, {
      as: editor,
      fields: { tag },
      file: { name: 'x.pdf', content: text },
    })
    tag = answer.data?.tag ?? tag
    return answer
  }
  expect((await replace('%PDF-1.7 one')).errno).toBe('e409322')
  expect((await replace('%PDF-1.7 two')).status).toBe(200)
  const { data } = await replace('%PDF-1.7 three')
  expect([data.id, data.url === one.url, data.url === two.url]).toEqual([two.id, false, false])
  const replaced = keyOf(two.url.split('/').at(-1))
  const noted = await world.db.selectFrom('unused_file').select('storage_key').execute()
  expect(noted.map(row => row.storage_key)).toContain(replaced)
})
