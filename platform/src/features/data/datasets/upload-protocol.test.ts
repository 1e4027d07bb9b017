import { request } from 'node:http'
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { leaveNow } from '../../../../test/leave-now.ts'
import { runJob, workOff } from '../../../../test/queue.ts'
import { makeUploads, type Sending } from '../../../../test/uploads.ts'
import { uploadJobs } from './server/uploads/upload-jobs.ts'

let line: Awaited<ReturnType<typeof makeUploads>>
beforeAll(async () => (line = await makeUploads()))
afterAll(() => line.world.close())

describe('the protocol', () => {
  test('is spoken to whoever began the upload alone', async () => {
    const { owner, id, upload } = await line.begun(10)
    const other = await makeUser(line.world)
    expect((await line.head(upload.url)).status).toBe(401)
    expect((await line.head(upload.url, other)).status).toBe(404)
    const patch = (as?: TestUser, headers?: Record<string, string>) =>
      line.whole(
        line.send(upload.url, Buffer.alloc(10), { ...(as ? { as } : {}), ...(headers ? { headers } : {}) }),
      )
    expect(JSON.parse((await patch()).body).errno).toBe('e40101')
    expect(JSON.parse((await patch(other)).body).errno).toBe('e40453')
    // Another site cannot make the owner's browser write.
    const foreign = await patch(owner, { origin: 'https://evil.example' })
    expect([foreign.status, JSON.parse(foreign.body).errno]).toEqual([403, 'e40302'])
    expect((await patch(owner, { 'auth-user-id': String(other.id) })).status).toBe(403)
    // Who has lost what the operator wants verified brings no more.
    const bind = (email_bound: boolean) =>
      line.world.db.updateTable('app_user').set({ email_bound }).where('id', '=', owner.id).execute()
    await bind(false)
    expect(JSON.parse((await patch(owner)).body).errno).toBe('UNBOUND_PHONE_OR_EMAIL')
    await bind(true)
    expect((await line.head(upload.url, owner)).offset).toBe(0)
    for (const url of [
      '/api/datasets/uploads/x',
      '/api/datasets/uploads/00000000-0000-4000-8000-000000000000',
    ])
      expect((await line.head(url, owner)).status).toBe(404)
    // Who may no longer edit the dataset does not go on with it either.
    await line.world.db.updateTable('dataset').set({ owner_id: other.id }).where('id', '=', id).execute()
    expect((await patch(owner)).status).toBe(404)
    expect((await line.draftOf(id, other)).uploads).toMatchObject([{ received: 0, isMine: false }])
  })

  test.each([
    ['another offset', { offset: 5 }, 409],
    ['more than was announced', { body: Buffer.alloc(11) }, 413],
    ['no version of it', { headers: { 'tus-resumable': '' } }, 412],
    ['another content type', { headers: { 'content-type': 'text/plain' } }, 400],
  ])(
    'refuses %s',
    async (_what, { body = Buffer.alloc(10), ...how }: { body?: Buffer } & Sending, status) => {
      const { owner, upload } = await line.begun(10)
      expect((await line.whole(line.send(upload.url, body, { as: owner, ...how }))).status).toBe(status)
      expect((await line.head(upload.url, owner)).offset).toBe(0)
    },
  )

  test('lets one write at a time', async () => {
    const content = randomBytes(2_000_000)
    const { owner, id, upload } = await line.begun(content.length)
    const both = await Promise.all(
      [1, 2].map(() => line.whole(line.send(upload.url, content, { as: owner }))),
    )
    expect(both.map(sent => sent.status).sort()).toEqual([204, 409])
    await workOff(line.world, uploadJobs)
    expect((await line.draftOf(id, owner)).files).toMatchObject([{ sha256: line.sha256(content) }])
  })

  test('takes the place of a connection that went dead', async () => {
    const content = randomBytes(1_000_000)
    const { owner, upload } = await line.begun(content.length)
    // Half of it, and then nothing: the connection stays.
    const stuck = request(line.base + upload.url, {
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
    await expect.poll(async () => line.incoming().includes(upload.id), { timeout: 5_000 }).toBe(true)
    await line.resume(upload.url, content, owner)
    stuck.destroy()
    expect((await line.head(upload.url, owner)).offset).toBe(content.length)
  })

  test('brings nothing more for somebody who has left meanwhile', async () => {
    const { owner, upload } = await line.begun(20)
    const going = request(line.base + upload.url, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': '20',
        ...owner.headers,
      },
    })
    const answered = new Promise(done => going.on('response', done))
    going.write('0123456789')
    await expect.poll(() => line.incoming().includes(upload.id), { timeout: 5_000 }).toBe(true)
    await leaveNow(line.world, owner.id)
    going.end('0123456789')
    await answered
    const { rows } = await sql`
      select received, state, expires_at < now() as expired from dataset_upload where id = ${upload.id}`.execute(
      line.world.db,
    )
    expect(rows).toEqual([{ received: 0, state: 'receiving', expired: true }])
  })

  test('says that the disk is full, keeps no half file, and goes on when there is room', async () => {
    const content = randomBytes(100_000)
    const { owner, id, upload } = await line.begun(content.length)
    const folder = join(line.world.settings.dataDir, 'files/incoming')
    mkdirSync(folder, { recursive: true })
    symlinkSync('/dev/full', join(folder, upload.id))
    const full = await line.whole(
      line.send(upload.url, content, { as: owner, headers: { 'accept-language': 'en-US' } }),
    )
    expect([full.status, JSON.parse(full.body).errno]).toEqual([507, 'e50701'])
    expect(JSON.parse(full.body).message).toContain('disk is full')
    expect(await line.draftOf(id, owner)).toMatchObject({
      files: [],
      uploads: [{ state: 'receiving', received: 0 }],
    })
    rmSync(join(folder, upload.id))
    await line.resume(upload.url, content, owner)
    await workOff(line.world, uploadJobs)
    expect((await line.draftOf(id, owner)).files).toMatchObject([{ sha256: line.sha256(content) }])
  })
})

describe('the last step', () => {
  test('is done once, however often its job runs', async () => {
    const content = randomBytes(50_000)
    const { owner, id, upload } = await line.begun(content.length)
    await line.resume(upload.url, content, owner)
    const take = () => runJob(line.world, uploadJobs, 'datasets.take-upload', { id: upload.id })
    await Promise.allSettled([take(), take()])
    await take()
    expect((await line.draftOf(id, owner)).files).toHaveLength(1)
    expect(line.incoming()).not.toContain(upload.id)
    await workOff(line.world, uploadJobs)
  })

  test('that fails for good says so, and what it left can be cleared away', async () => {
    const { owner, id, upload } = await line.begun(100)
    await line.resume(upload.url, randomBytes(100), owner)
    rmSync(join(line.world.settings.dataDir, 'files/incoming', upload.id))
    await expect(workOff(line.world, uploadJobs)).rejects.toBeInstanceOf(Error)
    expect((await line.draftOf(id, owner)).uploads).toMatchObject([{ state: 'received' }])
    await runJob(line.world, uploadJobs, 'datasets.take-upload', { id: upload.id }, { isLastAttempt: true })
    expect((await line.draftOf(id, owner)).uploads).toMatchObject([
      { state: 'failed', message: expect.any(String) },
    ])
    // It no longer counts as on its way, and may be begun again.
    expect((await line.draftOf(id, owner)).missing).toEqual(['files'])
    expect((await line.start(id, owner, { name: 'data.bin', size: 100 })).data.upload).toMatchObject({
      received: 0,
    })
  })
})
