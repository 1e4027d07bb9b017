import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import {
  datasetContent as content,
  enter,
  makeCompetition,
  makeDataset,
  makeUser,
  type TestUser,
} from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const accept = (id: number, as?: TestUser) => ask(world, `POST /api/datasets/${id}/protocol`, { as })
const log = (competitionId: number, fileId: number, as?: TestUser) =>
  ask(world, `POST /api/competitions/${competitionId}/datasets/download-log`, { as, body: { fileId } })
const download = (url: string | number, as?: TestUser, headers: Record<string, string> = {}) =>
  world.app.inject({
    url: typeof url === 'number' ? `/api/datasets/files/${url}` : url,
    headers: { ...as?.headers, ...headers },
  })
const downloads = async (fileId: number) =>
  (
    await world.db
      .selectFrom('dataset_download')
      .select('user_id')
      .where('dataset_file_id', '=', fileId)
      .execute()
  ).map(row => row.user_id)

describe('downloading', () => {
  test('comes after the protocol, which is accepted once and for oneself', async () => {
    const { id, fileId } = await makeDataset(world)
    const [user, other] = [await makeUser(world), await makeUser(world)]
    expect((await download(fileId, user)).json().errno).toBe('e40351')
    expect((await accept(id, user)).data).toEqual({ isAgree: true })
    expect((await accept(id, user)).status).toBe(200)
    expect((await ask(world, `GET /api/datasets/${id}`, { as: user })).data.isAgree).toBe(true)
    expect((await download(fileId, user)).body).toBe(content)
    expect((await download(fileId, other)).json().errno).toBe('e40351')
    expect(await downloads(fileId)).toEqual([user.id])
    expect((await ask(world, `GET /api/datasets/${id}`)).data.downloadCount).toBe(1)
  })

  test('is of an attachment under its own name that is never shown', async () => {
    const { fileId, sha256, user } = await agreed()
    const { statusCode, headers } = await download(fileId, user)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="__ _1_.csv"; filename*=UTF-8''${encodeURIComponent('训练 "1".csv')}`,
      'content-length': '10',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: `"${sha256}"`,
    })
    expect((await download(fileId, user, { 'if-none-match': `"${sha256}"` })).statusCode).toBe(304)
  })

  test('as one archive writes names that every system can unpack', async () => {
    const { id, user } = await agreed()
    const { rawPayload } = await download(`/api/datasets/${id}/archive`, user)
    expect(rawPayload.includes('训练 _1_.csv')).toBe(true)
    expect(rawPayload.includes('训练 "1".csv')).toBe(false)
  })

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, undefined, 'bytes */10'],
    ['bytes=-0', 416, undefined, 'bytes */10'],
    ['bytes=4-2', 416, undefined, 'bytes */10'],
    ['bytes=0-1,3-4', 200, content, undefined],
    ['lines=1-2', 200, content, undefined],
  ])('of %s answers %s', async (range, status, body, contentRange) => {
    const { fileId, user } = await agreed()
    const answer = await download(fileId, user, { range })
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([status, contentRange])
    if (body === undefined) expect(answer.json().errno).toBe('e41601')
    else expect(answer.body).toBe(body)
  })

  test('is whole again when the file changed since it was begun', async () => {
    const { fileId, sha256, user } = await agreed()
    const rest = (etag: string) => download(fileId, user, { range: 'bytes=5-', 'if-range': etag })
    expect((await rest(`"${sha256}"`)).body).toBe('56789')
    expect((await rest('"older"')).body).toBe(content)
    // All of this is one download.
    expect(await downloads(fileId)).toEqual([user.id])
  })

  test.each([
    [{ range: 'bytes=1-' }, 206],
    [{ range: 'bytes=1-8' }, 206],
    [{ range: 'bytes=-9' }, 206],
    [{ range: 'bytes=0-' }, 206],
    [{ range: 'bytes=1-', 'if-range': '"older"' }, 200],
    [{ range: 'bytes=1-', 'if-range': 'W/"older"' }, 200],
    [{ range: 'bytes=1-2,4-9' }, 200],
    [{ range: 'lines=1-' }, 200],
    [{ 'if-none-match': '"older"' }, 200],
  ])('that begins with %j is written down before anything is sent, once', async (headers, status) => {
    const { fileId, user } = await agreed()
    expect((await download(fileId, user, headers)).statusCode).toBe(status)
    expect(await downloads(fileId)).toEqual([user.id])
    expect((await download(fileId, user, headers)).statusCode).toBe(status)
    expect((await download(fileId, user, { range: 'bytes=4-' })).statusCode).toBe(206)
    expect(await downloads(fileId)).toEqual([user.id])
  })

  test('in many pieces at once is one download of each person', async () => {
    const { id, fileId, user } = await agreed()
    const other = await makeUser(world)
    await accept(id, other)
    const pieces = [user, other].flatMap(person =>
      Array.from({ length: 5 }, (_, index) =>
        download(fileId, person, { range: `bytes=${index * 2}-${index * 2 + 1}` }),
      ),
    )
    expect((await Promise.all(pieces)).map(piece => piece.body)).toEqual(
      [1, 2].flatMap(() => ['01', '23', '45', '67', '89']),
    )
    expect((await downloads(fileId)).sort()).toEqual([user.id, other.id].sort())
    expect((await ask(world, `GET /api/datasets/${id}`)).data.downloadCount).toBe(2)
  })

  test('begins anew after a day', async () => {
    const { fileId, user } = await agreed()
    const before = world.clock.now()
    const after = async (hours: number) => {
      world.setNow(new Date(before.getTime() + hours * 3_600_000))
      await download(fileId, user, { range: 'bytes=1-' })
      return (await downloads(fileId)).length
    }
    try {
      expect([await after(0), await after(23), await after(24), await after(25)]).toEqual([1, 1, 2, 2])
    } finally {
      world.setNow(before)
    }
  })

  test.each([
    ['what the reader already has', 'GET', { 'if-none-match': '"#"' }, 304],
    ['what the reader already has, among others', 'GET', { 'if-none-match': '"x", W/"#"' }, 304],
    ['no part of the file', 'GET', { range: 'bytes=10-' }, 416],
    ['the headers alone', 'HEAD', {}, 200],
  ] as const)('of %s takes nothing and is none', async (_what, method, headers, status) => {
    const { fileId, sha256, user } = await agreed()
    const own = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('#', sha256)]),
    )
    const answer = await world.app.inject({
      method,
      url: `/api/datasets/files/${fileId}`,
      headers: { ...user.headers, ...own },
    })
    expect(answer.statusCode).toBe(status)
    if (status === 416) expect(answer.json().errno).toBe('e41601')
    else expect(answer.body).toBe('')
    expect(await downloads(fileId)).toEqual([])
  })

  async function agreed() {
    const made = await makeDataset(world)
    const user = await makeUser(world)
    await accept(made.id, user)
    return { ...made, user }
  }
})

describe('a competition’s data', () => {
  async function makeData() {
    const { id: competitionId } = await makeCompetition(world)
    return {
      competitionId,
      ...(await makeDataset(world, { competition_id: competitionId, published_at: null })),
    }
  }
  const acceptAll = (id: number, as?: TestUser, body?: { datasetId: number }) =>
    ask(world, `POST /api/competitions/${id}/datasets/protocol`, { as, ...(body ? { body } : {}) })

  test('is accepted one by one, and what is not published by nobody', async () => {
    const { competitionId, id } = await makeData()
    const { id: second } = await makeDataset(world, { competition_id: competitionId, published_at: null })
    const { id: draft } = await makeDataset(world, { competition_id: competitionId, published_at: null })
    await world.db.updateTable('dataset').set({ current_version_id: null }).where('id', '=', draft).execute()
    const { id: elsewhere } = await makeData()
    const user = await makeUser(world)
    await enter(world, competitionId, user)
    const agreed = async () => {
      const rows = await world.db
        .selectFrom('dataset_agreement')
        .select('dataset_id')
        .where('user_id', '=', user.id)
        .orderBy('dataset_id')
        .execute()
      return rows.map(row => row.dataset_id)
    }
    expect((await acceptAll(competitionId, user, { datasetId: second })).data).toEqual({ isAgree: true })
    expect(await agreed()).toEqual([second])
    const { data } = await ask(world, `GET /api/competitions/${competitionId}?part=datasets`, { as: user })
    expect(data.datasets.map((one: { id: number; isAgree: boolean }) => [one.id, one.isAgree])).toEqual([
      [id, false],
      [second, true],
    ])
    for (const datasetId of [draft, elsewhere, 999_999])
      expect((await acceptAll(competitionId, user, { datasetId })).errno).toBe('e40450')
    await acceptAll(competitionId, user)
    expect(await agreed()).toEqual([id, second])
  })

  test('is for those who signed up and accepted, and each download is logged once', async () => {
    const { competitionId, id, fileId } = await makeData()
    const user = await makeUser(world)
    for (const call of [
      () => acceptAll(competitionId, user),
      () => accept(id, user),
      () => log(competitionId, fileId, user),
    ]) {
      const answer = await call()
      expect([answer.status, answer.errno, answer.hint]).toEqual([
        403,
        'e40352',
        `/competitions/${competitionId}`,
      ])
    }
    await enter(world, competitionId, user)
    expect((await log(competitionId, fileId, user)).errno).toBe('e40351')
    expect((await acceptAll(competitionId, user)).data).toEqual({ isAgree: true })
    const logged = await log(competitionId, fileId, user)
    expect(logged.data.expiresAt).toBe('2026-11-20T04:10:00.000Z')
    expect((await download(logged.data.url, user)).body).toBe(content)
    expect(await downloads(fileId)).toEqual([user.id])
    // What is resumed after the ticket has run out is still the download that was written down.
    const before = world.clock.now()
    world.setNow(new Date(before.getTime() + 11 * 60_000))
    const rest = await download(logged.data.url, user, { range: 'bytes=5-' })
    world.setNow(before)
    expect([rest.statusCode, rest.body]).toEqual([206, '56789'])
    expect(await downloads(fileId)).toEqual([user.id])
    const { data } = await ask(world, `GET /api/competitions/${competitionId}?part=datasets`, { as: user })
    expect(data.datasets).toMatchObject([{ id, isAgree: true, downloadCount: 1 }])
  })

  test('a ticket opens nothing to another person', async () => {
    const { competitionId, fileId } = await makeData()
    const [user, other] = [await makeUser(world), await makeUser(world)]
    await enter(world, competitionId, user)
    await acceptAll(competitionId, user)
    const { url } = (await log(competitionId, fileId, user)).data
    expect((await download(url, other)).json().errno).toBe('e40352')
    expect((await download(url)).json().errno).toBe('e40101')
    await enter(world, competitionId, other)
    await acceptAll(competitionId, other)
    await download(url, other)
    // Nor does it hide who took the file.
    expect(await downloads(fileId)).toEqual([user.id, other.id])
  })

  test('is not reached through another competition', async () => {
    const [one, two] = [await makeData(), await makeData()]
    const user = await makeUser(world)
    for (const { competitionId } of [one, two]) {
      await enter(world, competitionId, user)
      await acceptAll(competitionId, user)
    }
    const answer = await log(one.competitionId, two.fileId, user)
    expect([answer.status, answer.errno]).toEqual([404, 'e40451'])
    expect(await downloads(two.fileId)).toEqual([])
  })

  test('the log takes a file id and nothing else', async () => {
    const { competitionId } = await makeData()
    const body = { fileId: 'x', userId: 1 }
    const answer = await ask(world, `POST /api/competitions/${competitionId}/datasets/download-log`, {
      as: await makeUser(world),
      body,
    })
    expect([answer.status, answer.paths]).toEqual([400, ['body.fileId', 'body.userId']])
  })
})

test('what is signed for needs a session', async () => {
  const { id, fileId } = await makeDataset(world)
  const { id: competition } = await makeCompetition(world)
  const codes = [
    (await accept(id)).errno,
    (await ask(world, `POST /api/competitions/${competition}/datasets/protocol`)).errno,
    (await log(competition, fileId)).errno,
    (await download(fileId)).json().errno,
  ]
  expect(codes).toEqual(codes.map(() => 'e40101'))
})
