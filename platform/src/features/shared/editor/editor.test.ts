import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeUser, multipart, type TestUser } from '../../../../test/factories.ts'
import { strip } from '../../../../test/pixel.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let user: TestUser
beforeAll(async () => {
  world = await makeWorld()
  user = await makeUser(world)
})
afterAll(() => world.close())

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })

async function upload(content: Buffer | string, as: TestUser | undefined = user, field = 'image') {
  const { payload, headers } = multipart({}, [{ field, name: '../图 1.png', content }])
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/dfeditor/upload',
    payload,
    headers: { ...headers, ...as?.headers },
  })
  return { ...answer.json(), status: answer.statusCode }
}
const kept = async (url: string) => {
  const sha256 = url.replace('/pictures/', '')
  const row = await world.db.selectFrom('picture').selectAll().where('sha256', '=', sha256).executeTakeFirst()
  if (!row) throw new Error(`${url} was not kept`)
  const chunks: Buffer[] = []
  for await (const chunk of await world.storage.read(row.storage_key)) chunks.push(chunk as Buffer)
  return { row, content: Buffer.concat(chunks) }
}

describe('a picture', () => {
  test.each([
    ['image/png', () => red(30, 20).png()],
    ['image/jpeg', () => red(30, 20).jpeg()],
    ['image/webp', () => red(30, 20).webp()],
  ])('%s is made anew from its pixels and kept by its content', async (type, make) => {
    const { status, data } = await upload(await make().toBuffer())
    expect([status, data.width, data.height]).toEqual([200, 30, 20])
    const { row } = await kept(data.url)
    expect(row).toMatchObject({ media_type: type, width: 30, height: 20, uploaded_by: user.id })
  })

  test('leaves behind what it knew of its maker, and what was hidden after its end', async () => {
    const secret = await red(64, 64)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody', ImageDescription: 'at home' } })
      .toBuffer()
    const { data } = await upload(Buffer.concat([secret, Buffer.from('<script>alert(1)</script>')]))
    const { content } = await kept(data.url)
    expect((await sharp(content).metadata()).exif).toBeUndefined()
    for (const trace of ['Somebody', 'at home', '<script>']) expect(content.includes(trace)).toBe(false)
  })

  test('is turned as the camera was held, and no larger than a page shows', async () => {
    const { data } = await upload(await red(3000, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect([data.width, data.height]).toEqual([800, 2400])
  })

  test.each([
    ['text', 'not a picture', 415, 'e41580'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415, 'e41580'],
    ['nothing', '', 415, 'e41580'],
    [
      'half a picture',
      () =>
        red(300, 300)
          .png()
          .toBuffer()
          .then(all => all.subarray(0, all.length / 2)),
      415,
      'e41580',
    ],
    ['a GIF', () => red(3, 3).gif().toBuffer(), 415, 'e41580'],
    ['a strip', strip, 413, 'e41380'],
    [
      'the head of a strip, before anything of it is unpacked',
      () => strip().then(all => all.subarray(0, 100)),
      413,
      'e41380',
    ],
    ['a bomb', () => red(16_000, 8_000).png().toBuffer(), 413, 'e41380'],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'e41301'],
  ] as const)('%s is refused', async (_what, content, status, errno) => {
    const given = typeof content === 'function' ? await content() : content
    expect(await upload(given)).toMatchObject({ status, errno })
  })

  test('is asked for, in its field, by somebody who is signed in', async () => {
    const png = await red(3, 3).png().toBuffer()
    expect(await upload(png, { headers: {} } as TestUser)).toMatchObject({ status: 401, errno: 'e40101' })
    expect(await upload(png, user, 'file')).toMatchObject({ status: 400, errno: 'e40001' })
    expect(await ask(world, 'POST /api/v1/dfeditor/upload', { as: user, body: {} })).toMatchObject({
      status: 415,
    })
  })
})

describe('the preview', () => {
  const preview = (source: string, as?: TestUser) =>
    ask(world, 'POST /api/markdown/preview', { body: { source }, as })

  test('is what readers get, made safe', async () => {
    const { data } = await preview('## 标题\n\n$x^2$ <script>alert(1)</script> ![](/pictures/a)', user)
    expect(data.html).toContain('<h2>标题</h2>')
    expect(data.html).toContain('<math')
    expect(data.html).toContain('src="/pictures/a"')
    expect(data.html).not.toContain('<script')
  })

  test('is for people who are signed in, of texts that fit', async () => {
    expect(await preview('x')).toMatchObject({ status: 401 })
    expect(await preview('x'.repeat(100_001), user)).toMatchObject({ status: 400, paths: ['body.source'] })
  })
})
