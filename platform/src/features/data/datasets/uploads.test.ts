import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask, waiting } from '../../../../test/ask.ts'
import { makeCompetition, makeDataset, makeUser, type TestUser } from '../../../../test/factories.ts'
import { runJob, workOff } from '../../../../test/queue.ts'
import { makeUploads } from '../../../../test/uploads.ts'
import { takeUpload } from './server/commands/take-upload.ts'
import { uploadJobs } from './server/uploads/upload-jobs.ts'
import { datasetJobs } from './server/jobs.ts'

let line: Awaited<ReturnType<typeof makeUploads>>
beforeAll(async () => (line = await makeUploads()))
afterAll(() => line.world.close())

describe('an upload', () => {
  test.each([1, 50, 99])('whose line is cut after %i percent goes on and is the same file', async share => {
    const content = randomBytes(5_000_000 + share)
    const { owner, id, upload } = await line.begun(content.length, '目录/数据.bin')
    const cutAfter = Math.floor((content.length * share) / 100)
    expect(await line.send(upload.url, content, { as: owner, cutAfter })).toBe('cut')
    const { offset, status } = await line.head(upload.url, owner)
    expect(status).toBe(200)
    expect(offset).toBeLessThanOrEqual(cutAfter)
    // What arrived before the cut is kept.
    if (share > 1) expect(offset).toBeGreaterThan(0)
    await line.resume(upload.url, content, owner)
    expect((await line.draftOf(id, owner)).uploads).toMatchObject([
      { state: 'received', received: content.length },
    ])
    expect(await workOff(line.world, uploadJobs)).toEqual(['datasets.take-upload'])
    const draft = await line.draftOf(id, owner)
    expect(draft.uploads).toEqual([])
    expect(draft.files).toMatchObject([
      { name: '目录/数据.bin', size: content.length, sha256: line.sha256(content), change: 'added' },
    ])
    const key = `sha256/${line.sha256(content).slice(0, 2)}/${line.sha256(content).slice(2)}`
    expect(content.equals(await buffer(await line.world.storage.read(key)))).toBe(true)
    expect(line.incoming()).not.toContain(upload.id)
  })

  test('that becomes a file while the draft is read is shown as one or the other', async () => {
    const content = randomBytes(1_000)
    const { owner, id, upload } = await line.begun(content.length)
    await line.whole(line.send(upload.url, content, { as: owner }))
    const { db, storage, clock } = line.world
    const arrived = await storage.incoming.keep(upload.id, content.length)
    const { promise: taken, resolve: take } = Promise.withResolvers<void>()
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
    const taking = db.transaction().execute(async tx => {
      await sql`lock table dataset_upload in access exclusive mode`.execute(tx)
      lock()
      await taken
      await takeUpload(tx, upload.id, arrived, clock.now())
    })
    await locked
    const reading = line.draftOf(id, owner)
    await vi.waitFor(async () => expect(await waiting(line.world)).toBeGreaterThan(0), { timeout: 10_000 })
    take()
    await taking
    const { files, uploads } = await reading
    expect([...files, ...uploads].map(({ name }) => name)).toEqual(['data.bin'])
  })

  test('in chunks, after a reload, is found again by its name, size and fingerprint', async () => {
    const content = randomBytes(1_000_000)
    const { owner, id, upload } = await line.begun(content.length)
    const first = await line.whole(line.send(upload.url, content.subarray(0, 300_000), { as: owner }))
    expect([first.status, first.offset]).toEqual([204, 300_000])
    const again = (await line.start(id, owner, { name: 'data.bin', size: content.length })).data.upload
    expect(again).toMatchObject({ id: upload.id, received: 300_000, state: 'receiving', isMine: true })
    await line.resume(upload.url, content, owner, 250_000)
    await workOff(line.world, uploadJobs)
    expect((await line.draftOf(id, owner)).files).toMatchObject([{ sha256: line.sha256(content) }])
  })

  test('of another file of the same name begins anew', async () => {
    const { owner, id, upload } = await line.begun(1_000)
    await line.whole(line.send(upload.url, randomBytes(500), { as: owner }))
    const other = (await line.start(id, owner, { name: 'data.bin', size: 1_000, fingerprint: 'g' })).data
      .upload
    expect([other.id === upload.id, other.received]).toEqual([false, 0])
    expect((await line.head(upload.url, owner)).status).toBe(404)
    expect((await line.draftOf(id, owner)).uploads).toHaveLength(1)
  })

  test('of a file that is there replaces it when it is whole, and keeps what is said of it', async () => {
    const owner = await makeUser(line.world)
    const { id } = await makeDataset(line.world, { owner_id: owner.id, licence: 'MIT' })
    const name = '训练 "1".csv'
    const content = Buffer.from('a,b\n1,2\n')
    await ask(line.world, `PUT /api/datasets/${id}/draft/files`, {
      as: owner,
      body: { change: [{ name, descriptionZh: '训练集' }] },
    })
    const { upload } = (await line.start(id, owner, { name, size: content.length })).data
    expect((await line.draftOf(id, owner)).files).toMatchObject([{ size: 10, change: 'same' }])
    await line.resume(upload.url, content, owner)
    expect(await workOff(line.world, datasetJobs)).toEqual(['datasets.take-upload', 'datasets.profile'])
    const draft = await line.draftOf(id, owner)
    expect(draft.files).toMatchObject([
      {
        name,
        sha256: line.sha256(content),
        change: 'changed',
        descriptionZh: '训练集',
        rowCount: 1,
        columns: ['a', 'b'],
      },
    ])
    // What is public is what it was.
    expect((await ask(line.world, `GET /api/datasets/${id}`)).data.files).toMatchObject([{ size: 10 }])
  })

  test('that nobody finished is swept, and one that is being written to is not', async () => {
    const old = await line.begun(1_000)
    await line.whole(line.send(old.upload.url, randomBytes(400), { as: old.owner }))
    const held = await line.begun(1_000)
    await line.whole(line.send(held.upload.url, randomBytes(400), { as: held.owner }))
    const before = line.world.clock.now()
    const sweep = () => runJob(line.world, uploadJobs, 'datasets.sweep-uploads')
    await sweep()
    expect(line.incoming()).toEqual(expect.arrayContaining([old.upload.id, held.upload.id]))
    line.world.setNow(new Date(before.getTime() + 3 * 86_400_000))
    await line.world.db
      .updateTable('dataset_upload')
      .set({ held_until: new Date(Date.now() + 60_000) })
      .where('id', '=', held.upload.id)
      .execute()
    await sweep()
    line.world.setNow(before)
    expect(line.incoming()).not.toContain(old.upload.id)
    expect(line.incoming()).toContain(held.upload.id)
    expect((await line.head(old.upload.url, old.owner)).status).toBe(404)
  })

  test('that is cancelled, or whose draft is discarded, leaves nothing', async () => {
    const [one, two] = [await line.begun(1_000), await line.begun(1_000)]
    for (const { owner, upload } of [one, two])
      await line.whole(line.send(upload.url, randomBytes(10), { as: owner }))
    const cancel = (as: TestUser) => ask(line.world, `DELETE ${one.upload.url}` as 'DELETE /', { as })
    expect((await cancel(two.owner)).errno).toBe('e40453')
    expect((await cancel(one.owner)).data).toEqual({ affectedRows: 1 })
    expect((await cancel(one.owner)).errno).toBe('e40453')
    await ask(line.world, `DELETE /api/datasets/${two.id}/draft`, { as: two.owner })
    for (const { owner, upload } of [one, two]) expect((await line.head(upload.url, owner)).status).toBe(404)
    await runJob(line.world, uploadJobs, 'datasets.sweep-uploads')
    for (const { upload } of [one, two]) expect(line.incoming()).not.toContain(upload.id)
  })

  test('keeps a draft from being published until it is there', async () => {
    const { owner, id, upload } = await line.begun(10)
    const publish = async () =>
      (await ask(line.world, `POST /api/datasets/${id}/publish`, { as: owner, body: { revision: 1 } })).paths
    expect(await publish()).toEqual(['files', 'uploads'])
    await line.resume(upload.url, randomBytes(10), owner)
    expect(await publish()).toEqual(['files', 'uploads'])
    await workOff(line.world, uploadJobs)
    expect(await publish()).toEqual([])
  })
})

describe('what may be uploaded', () => {
  test.each<[Record<string, unknown>, number, string]>([
    [{ name: '../x', size: 1 }, 400, 'e40046'],
    [{ name: 'a'.repeat(401), size: 1 }, 400, 'e40046'],
    ...['10:30.csv', 'what?.csv', 'CON.csv', 'nul.txt', 'end.', 'a<b>.csv'].map(
      (name): [Record<string, unknown>, number, string] => [{ name, size: 1 }, 400, 'e40048'],
    ),
    [{ name: `${'长'.repeat(86)}/x`, size: 1 }, 400, 'e40048'],
    ...['.DS_Store', '__MACOSX/._a.csv', '.ipynb_checkpoints/x.csv'].map(
      (name): [Record<string, unknown>, number, string] => [{ name, size: 1 }, 400, 'e40036'],
    ),
    [{ name: 'a', size: 0 }, 400, 'e40001'],
    [{ name: 'a', size: 8 * 1024 ** 2 + 1 }, 413, 'e41345'],
    [{ name: 'A.csv', size: 1 }, 409, 'e40960'],
    [{ name: 'a.csv/b', size: 1 }, 409, 'e40960'],
    [{ name: 'b', size: 1, userId: 1 }, 400, 'e40001'],
  ])('%j is refused', async (body, status, code) => {
    const { owner, id } = await line.begun(1, 'a.csv')
    const answer = await line.start(id, owner, body)
    expect([answer.status, answer.errno]).toEqual([status, code])
  })

  test('is for editors', async () => {
    const { id } = await makeDataset(line.world, { owner_id: (await makeUser(line.world)).id })
    expect((await line.start(id, undefined, { name: 'a', size: 1 })).errno).toBe('e40101')
    expect((await line.start(id, await makeUser(line.world), { name: 'a', size: 1 })).errno).toBe('e40353')
    const { id: competitionId } = await makeCompetition(line.world)
    const theirs = await makeDataset(line.world, { competition_id: competitionId, published_at: null })
    expect((await line.start(theirs.id, await makeUser(line.world), { name: 'a', size: 1 })).errno).toBe(
      'e40354',
    )
  })

  test('ends with the quota, also when many begin at once', async () => {
    const owner = await makeUser(line.world)
    const id = await line.create(owner)
    const size = 6 * 1024 ** 2
    const all = await Promise.all(
      [1, 2, 3, 4, 5].map(number => line.start(id, owner, { name: `${number}.bin`, size })),
    )
    expect(all.map(answer => answer.status).sort()).toEqual([200, 200, 200, 413, 413])
    expect(all.find(answer => answer.status === 413)?.errno).toBe('e41346')
    expect((await line.draftOf(id, owner)).quota).toEqual({ used: 3 * size, limit: 20 * 1024 ** 2 })
    // Another person has another quota.
    expect((await line.start(await line.create(owner), owner, { name: 'x', size })).status).toBe(413)
    const other = await makeUser(line.world)
    expect((await line.start(await line.create(other), other, { name: 'x', size })).status).toBe(200)
  })

  test('counts what was stored, once for the same content, also when it is removed', async () => {
    const owner = await makeUser(line.world)
    const id = await line.create(owner)
    const content = randomBytes(1_000)
    for (const name of ['a.bin', 'b.bin']) {
      const { upload } = (await line.start(id, owner, { name, size: content.length })).data
      await line.resume(upload.url, content, owner)
      await workOff(line.world, uploadJobs)
    }
    expect((await line.draftOf(id, owner)).quota.used).toBe(1_000)
    await ask(line.world, `PUT /api/datasets/${id}/draft/files`, {
      as: owner,
      body: { remove: ['a.bin', 'b.bin'] },
    })
    expect(await line.draftOf(id, owner)).toMatchObject({ files: [], quota: { used: 1_000 } })
  })
})
