import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, statSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { makeCompetition, makeDataset, makeUser, type TestUser } from '../../../test/factories.ts'
import { runJob, workOff } from '../../../test/queue.ts'
import { makeWorld, type World } from '../../../test/world.ts'
import { uploadJobs } from './server/uploads/upload-jobs.ts'
import { datasetJobs } from './server/jobs.ts'

let world: World
let base: string
beforeAll(async () => {
  world = await makeWorld({ DATASET_FILE_MB: '8', DATASET_QUOTA_MB: '20' })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
})
afterAll(() => world.close())

const create = async (as: TestUser) =>
  (await ask(world, 'POST /api/datasets', { as, body: { titleZh: '数据', licence: 'MIT' } })).data
    .id as number
const start = (id: number, as: TestUser | undefined, body: Record<string, unknown>) =>
  ask(world, `POST /api/datasets/${id}/uploads`, {
    ...(as ? { as } : {}),
    body: { fingerprint: 'f', ...body },
  })
const draftOf = async (id: number, as: TestUser) =>
  (await ask(world, `GET /api/datasets/${id}/draft`, { as })).data

/** A draft of somebody with an upload that has begun. */
async function begun(size: number, name = 'data.bin') {
  const owner = await makeUser(world)
  const id = await create(owner)
  const { data } = await start(id, owner, { name, size })
  return { owner, id, upload: data.upload as { id: string; url: string; received: number } }
}

type Sent = {
  status: number
  offset: number | undefined
  body: string
  headers: NodeJS.Dict<string | string[]>
}
type Sending = {
  method?: string
  offset?: number
  as?: TestUser
  headers?: Record<string, string>
  cutAfter?: number
}

/** One request of the protocol over a real connection, which can be cut after some bytes. */
function send(
  url: string,
  body: Buffer,
  { method = 'PATCH', offset = 0, as, headers = {}, cutAfter }: Sending = {},
) {
  return new Promise<Sent | 'cut'>((done, failed) => {
    const call = request(base + url, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        ...(method === 'PATCH'
          ? {
              'content-type': 'application/offset+octet-stream',
              'upload-offset': String(offset),
              'content-length': String(body.length),
            }
          : {}),
        ...as?.headers,
        ...headers,
      },
    })
    call.on('response', answer => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          offset:
            answer.headers['upload-offset'] === undefined
              ? undefined
              : Number(answer.headers['upload-offset']),
          body: text,
          headers: answer.headers,
        }),
      )
    })
    call.on('error', error => (cutAfter === undefined ? failed(error) : done('cut')))
    if (cutAfter === undefined) call.end(body)
    else
      call.write(body.subarray(0, cutAfter), () => {
        // Not before some of it has come to the disk: what stands in a buffer goes with the line.
        const cut = () => void call.destroy()
        vi.waitUntil(() => storedOf(url) > offset, { timeout: 5_000, interval: 5 }).then(cut, cut)
      })
  })
}
const whole = async (sending: Promise<Sent | 'cut'>): Promise<Sent> => {
  const sent = await sending
  if (sent === 'cut') throw new Error('it was cut')
  return sent
}
const head = (url: string, as?: TestUser) =>
  whole(send(url, Buffer.alloc(0), { method: 'HEAD', ...(as ? { as } : {}) }))

/** Goes on with the client that browsers use. */
const resume = (url: string, content: Buffer, as: TestUser, chunkSize = Number.POSITIVE_INFINITY) =>
  new Promise<void>((done, failed) =>
    new Upload(content, {
      uploadUrl: base + url,
      headers: as.headers,
      chunkSize,
      retryDelays: [0, 100, 500],
      onSuccess: () => done(),
      onError: failed,
    }).start(),
  )

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const storedOf = (url: string): number =>
  statSync(join(world.settings.dataDir, 'files/incoming', url.split('/').at(-1) ?? ''), {
    throwIfNoEntry: false,
  })?.size ?? 0
const incoming = () => {
  const folder = join(world.settings.dataDir, 'files/incoming')
  return existsSync(folder) ? readdirSync(folder) : []
}

describe('an upload', () => {
  test.each([1, 50, 99])('whose line is cut after %i percent goes on and is the same file', async share => {
    const content = randomBytes(5_000_000 + share)
    const { owner, id, upload } = await begun(content.length, '目录/数据.bin')
    const cutAfter = Math.floor((content.length * share) / 100)
    expect(await send(upload.url, content, { as: owner, cutAfter })).toBe('cut')
    const { offset, status } = await head(upload.url, owner)
    expect(status).toBe(200)
    expect(offset).toBeLessThanOrEqual(cutAfter)
    // What arrived before the cut is kept.
    if (share > 1) expect(offset).toBeGreaterThan(0)
    await resume(upload.url, content, owner)
    expect((await draftOf(id, owner)).uploads).toMatchObject([
      { state: 'received', received: content.length },
    ])
    expect(await workOff(world, uploadJobs)).toEqual(['datasets.take-upload'])
    const draft = await draftOf(id, owner)
    expect(draft.uploads).toEqual([])
    expect(draft.files).toMatchObject([
      { name: '目录/数据.bin', size: content.length, sha256: sha256(content), change: 'added' },
    ])
    const key = `sha256/${sha256(content).slice(0, 2)}/${sha256(content).slice(2)}`
    expect(content.equals(await buffer(await world.storage.read(key)))).toBe(true)
    expect(incoming()).not.toContain(upload.id)
  })

  test('in chunks, after a reload, is found again by its name, size and fingerprint', async () => {
    const content = randomBytes(1_000_000)
    const { owner, id, upload } = await begun(content.length)
    const first = await whole(send(upload.url, content.subarray(0, 300_000), { as: owner }))
    expect([first.status, first.offset]).toEqual([204, 300_000])
    const again = (await start(id, owner, { name: 'data.bin', size: content.length })).data.upload
    expect(again).toMatchObject({ id: upload.id, received: 300_000, state: 'receiving', isMine: true })
    await resume(upload.url, content, owner, 250_000)
    await workOff(world, uploadJobs)
    expect((await draftOf(id, owner)).files).toMatchObject([{ sha256: sha256(content) }])
  })

  test('of another file of the same name begins anew', async () => {
    const { owner, id, upload } = await begun(1_000)
    await whole(send(upload.url, randomBytes(500), { as: owner }))
    const other = (await start(id, owner, { name: 'data.bin', size: 1_000, fingerprint: 'g' })).data.upload
    expect([other.id === upload.id, other.received]).toEqual([false, 0])
    expect((await head(upload.url, owner)).status).toBe(404)
    expect((await draftOf(id, owner)).uploads).toHaveLength(1)
  })

  test('of a file that is there replaces it when it is whole, and keeps what is said of it', async () => {
    const owner = await makeUser(world)
    const { id } = await makeDataset(world, { owner_id: owner.id, licence: 'MIT' })
    const name = '训练 "1".csv'
    const content = Buffer.from('a,b\n1,2\n')
    await ask(world, `PUT /api/datasets/${id}/draft/files`, {
      as: owner,
      body: { change: [{ name, descriptionZh: '训练集' }] },
    })
    const { upload } = (await start(id, owner, { name, size: content.length })).data
    expect((await draftOf(id, owner)).files).toMatchObject([{ size: 10, change: 'same' }])
    await resume(upload.url, content, owner)
    expect(await workOff(world, datasetJobs)).toEqual(['datasets.take-upload', 'datasets.profile'])
    const draft = await draftOf(id, owner)
    expect(draft.files).toMatchObject([
      {
        name,
        sha256: sha256(content),
        change: 'changed',
        descriptionZh: '训练集',
        rowCount: 1,
        columns: ['a', 'b'],
      },
    ])
    // What is public is what it was.
    expect((await ask(world, `GET /api/datasets/${id}`)).data.files).toMatchObject([{ size: 10 }])
  })

  test('that nobody finished is swept, and one that is being written to is not', async () => {
    const old = await begun(1_000)
    await whole(send(old.upload.url, randomBytes(400), { as: old.owner }))
    const held = await begun(1_000)
    await whole(send(held.upload.url, randomBytes(400), { as: held.owner }))
    const before = world.clock.now()
    const sweep = () => runJob(world, uploadJobs, 'datasets.sweep-uploads')
    await sweep()
    expect(incoming()).toEqual(expect.arrayContaining([old.upload.id, held.upload.id]))
    world.setNow(new Date(before.getTime() + 3 * 86_400_000))
    await world.db
      .updateTable('dataset_upload')
      .set({ held_until: new Date(Date.now() + 60_000) })
      .where('id', '=', held.upload.id)
      .execute()
    await sweep()
    world.setNow(before)
    expect(incoming()).not.toContain(old.upload.id)
    expect(incoming()).toContain(held.upload.id)
    expect((await head(old.upload.url, old.owner)).status).toBe(404)
  })

  test('that is cancelled, or whose draft is discarded, leaves nothing', async () => {
    const [one, two] = [await begun(1_000), await begun(1_000)]
    for (const { owner, upload } of [one, two]) await whole(send(upload.url, randomBytes(10), { as: owner }))
    const cancel = (as: TestUser) => ask(world, `DELETE ${one.upload.url}` as 'DELETE /', { as })
    expect((await cancel(two.owner)).errno).toBe('e40453')
    expect((await cancel(one.owner)).data).toEqual({ affectedRows: 1 })
    expect((await cancel(one.owner)).errno).toBe('e40453')
    await ask(world, `DELETE /api/datasets/${two.id}/draft`, { as: two.owner })
    for (const { owner, upload } of [one, two]) expect((await head(upload.url, owner)).status).toBe(404)
    await runJob(world, uploadJobs, 'datasets.sweep-uploads')
    for (const { upload } of [one, two]) expect(incoming()).not.toContain(upload.id)
  })

  test('keeps a draft from being published until it is there', async () => {
    const { owner, id, upload } = await begun(10)
    const publish = async () =>
      (await ask(world, `POST /api/datasets/${id}/publish`, { as: owner, body: { revision: 1 } })).paths
    expect(await publish()).toEqual(['files', 'uploads'])
    await resume(upload.url, randomBytes(10), owner)
    expect(await publish()).toEqual(['files', 'uploads'])
    await workOff(world, uploadJobs)
    expect(await publish()).toEqual([])
  })
})

describe('the protocol', () => {
  test('is spoken to whoever began the upload alone', async () => {
    const { owner, id, upload } = await begun(10)
    const other = await makeUser(world)
    expect((await head(upload.url)).status).toBe(401)
    expect((await head(upload.url, other)).status).toBe(404)
    const patch = (as?: TestUser, headers?: Record<string, string>) =>
      whole(send(upload.url, Buffer.alloc(10), { ...(as ? { as } : {}), ...(headers ? { headers } : {}) }))
    expect(JSON.parse((await patch()).body).errno).toBe('e40101')
    expect(JSON.parse((await patch(other)).body).errno).toBe('e40453')
    // Another site cannot make the owner's browser write.
    const foreign = await patch(owner, { origin: 'https://evil.example' })
    expect([foreign.status, JSON.parse(foreign.body).errno]).toEqual([403, 'e40302'])
    expect((await patch(owner, { 'auth-user-id': String(other.id) })).status).toBe(403)
    for (const url of [
      '/api/datasets/uploads/x',
      '/api/datasets/uploads/00000000-0000-4000-8000-000000000000',
    ])
      expect((await head(url, owner)).status).toBe(404)
    // Who may no longer edit the dataset does not go on with it either.
    await world.db.updateTable('dataset').set({ owner_id: other.id }).where('id', '=', id).execute()
    expect((await patch(owner)).status).toBe(404)
    expect((await draftOf(id, other)).uploads).toMatchObject([{ received: 0, isMine: false }])
  })

  test.each([
    ['another offset', { offset: 5 }, 409],
    ['more than was announced', { body: Buffer.alloc(11) }, 413],
    ['no version of it', { headers: { 'tus-resumable': '' } }, 412],
    ['another content type', { headers: { 'content-type': 'text/plain' } }, 400],
  ])(
    'refuses %s',
    async (_what, { body = Buffer.alloc(10), ...how }: { body?: Buffer } & Sending, status) => {
      const { owner, upload } = await begun(10)
      expect((await whole(send(upload.url, body, { as: owner, ...how }))).status).toBe(status)
      expect((await head(upload.url, owner)).offset).toBe(0)
    },
  )

  test('lets one write at a time', async () => {
    const content = randomBytes(2_000_000)
    const { owner, id, upload } = await begun(content.length)
    const both = await Promise.all([1, 2].map(() => whole(send(upload.url, content, { as: owner }))))
    expect(both.map(sent => sent.status).sort()).toEqual([204, 409])
    await workOff(world, uploadJobs)
    expect((await draftOf(id, owner)).files).toMatchObject([{ sha256: sha256(content) }])
  })

  test('takes the place of a connection that went dead', async () => {
    const content = randomBytes(1_000_000)
    const { owner, upload } = await begun(content.length)
    // Half of it, and then nothing: the connection stays.
    const stuck = request(base + upload.url, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': String(content.length),
        ...owner.headers,
      },
    })
    stuck.on('error', () => undefined)
    await new Promise<void>(done => stuck.write(content.subarray(0, 500_000), () => done()))
    await expect.poll(async () => incoming().includes(upload.id), { timeout: 5_000 }).toBe(true)
    await resume(upload.url, content, owner)
    stuck.destroy()
    expect((await head(upload.url, owner)).offset).toBe(content.length)
  })

  test('says that the disk is full, keeps no half file, and goes on when there is room', async () => {
    const content = randomBytes(100_000)
    const { owner, id, upload } = await begun(content.length)
    const folder = join(world.settings.dataDir, 'files/incoming')
    mkdirSync(folder, { recursive: true })
    symlinkSync('/dev/full', join(folder, upload.id))
    const full = await whole(
      send(upload.url, content, { as: owner, headers: { 'accept-language': 'en-US' } }),
    )
    expect([full.status, JSON.parse(full.body).errno]).toEqual([507, 'e50701'])
    expect(JSON.parse(full.body).message).toContain('disk is full')
    expect(await draftOf(id, owner)).toMatchObject({
      files: [],
      uploads: [{ state: 'receiving', received: 0 }],
    })
    rmSync(join(folder, upload.id))
    await resume(upload.url, content, owner)
    await workOff(world, uploadJobs)
    expect((await draftOf(id, owner)).files).toMatchObject([{ sha256: sha256(content) }])
  })
})

describe('the last step', () => {
  test('is done once, however often its job runs', async () => {
    const content = randomBytes(50_000)
    const { owner, id, upload } = await begun(content.length)
    await resume(upload.url, content, owner)
    const take = () => runJob(world, uploadJobs, 'datasets.take-upload', { id: upload.id })
    await Promise.allSettled([take(), take()])
    await take()
    expect((await draftOf(id, owner)).files).toHaveLength(1)
    expect(incoming()).not.toContain(upload.id)
    await workOff(world, uploadJobs)
  })

  test('that fails for good says so, and what it left can be cleared away', async () => {
    const { owner, id, upload } = await begun(100)
    await resume(upload.url, randomBytes(100), owner)
    rmSync(join(world.settings.dataDir, 'files/incoming', upload.id))
    await expect(workOff(world, uploadJobs)).rejects.toBeInstanceOf(Error)
    expect((await draftOf(id, owner)).uploads).toMatchObject([{ state: 'received' }])
    await runJob(world, uploadJobs, 'datasets.take-upload', { id: upload.id }, { isLastAttempt: true })
    expect((await draftOf(id, owner)).uploads).toMatchObject([
      { state: 'failed', message: expect.any(String) },
    ])
    // It no longer counts as on its way, and may be begun again.
    expect((await draftOf(id, owner)).missing).toEqual(['files'])
    expect((await start(id, owner, { name: 'data.bin', size: 100 })).data.upload).toMatchObject({
      received: 0,
    })
  })
})

describe('what may be uploaded', () => {
  test.each([
    [{ name: '../x', size: 1 }, 400, 'e40046'],
    [{ name: 'a'.repeat(401), size: 1 }, 400, 'e40046'],
    [{ name: 'a', size: 0 }, 400, 'e40001'],
    [{ name: 'a', size: 8 * 1024 ** 2 + 1 }, 413, 'e41345'],
    [{ name: 'A.csv', size: 1 }, 409, 'e40960'],
    [{ name: 'a.csv/b', size: 1 }, 409, 'e40960'],
    [{ name: 'b', size: 1, userId: 1 }, 400, 'e40001'],
  ])('%j is refused', async (body, status, code) => {
    const { owner, id } = await begun(1, 'a.csv')
    const answer = await start(id, owner, body)
    expect([answer.status, answer.errno]).toEqual([status, code])
  })

  test('is for editors', async () => {
    const { id } = await makeDataset(world, { owner_id: (await makeUser(world)).id })
    expect((await start(id, undefined, { name: 'a', size: 1 })).errno).toBe('e40101')
    expect((await start(id, await makeUser(world), { name: 'a', size: 1 })).errno).toBe('e40353')
    const { id: competitionId } = await makeCompetition(world)
    const theirs = await makeDataset(world, { competition_id: competitionId, published_at: null })
    expect((await start(theirs.id, await makeUser(world), { name: 'a', size: 1 })).errno).toBe('e40354')
  })

  test('ends with the quota, also when many begin at once', async () => {
    const owner = await makeUser(world)
    const id = await create(owner)
    const size = 6 * 1024 ** 2
    const all = await Promise.all(
      [1, 2, 3, 4, 5].map(number => start(id, owner, { name: `${number}.bin`, size })),
    )
    expect(all.map(answer => answer.status).sort()).toEqual([200, 200, 200, 413, 413])
    expect(all.find(answer => answer.status === 413)?.errno).toBe('e41346')
    expect((await draftOf(id, owner)).quota).toEqual({ used: 3 * size, limit: 20 * 1024 ** 2 })
    // Another person has another quota.
    expect((await start(await create(owner), owner, { name: 'x', size })).status).toBe(413)
    const other = await makeUser(world)
    expect((await start(await create(other), other, { name: 'x', size })).status).toBe(200)
  })

  test('counts what was stored, once for the same content, also when it is removed', async () => {
    const owner = await makeUser(world)
    const id = await create(owner)
    const content = randomBytes(1_000)
    for (const name of ['a.bin', 'b.bin']) {
      const { upload } = (await start(id, owner, { name, size: content.length })).data
      await resume(upload.url, content, owner)
      await workOff(world, uploadJobs)
    }
    expect((await draftOf(id, owner)).quota.used).toBe(1_000)
    await ask(world, `PUT /api/datasets/${id}/draft/files`, {
      as: owner,
      body: { remove: ['a.bin', 'b.bin'] },
    })
    expect(await draftOf(id, owner)).toMatchObject({ files: [], quota: { used: 1_000 } })
  })
})
