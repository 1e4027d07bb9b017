import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, multipart, type TestUser } from '../../../../../test/factories.ts'
import { runJob, workOff } from '../../../../../test/queue.ts'
import { quotaOf } from '../../../../../test/results.ts'
import { makeUploads } from '../../../../../test/uploads.ts'
import { resultUploadJobs } from './uploads/jobs.ts'

let line: Awaited<ReturnType<typeof makeUploads>>
beforeAll(async () => (line = await makeUploads()))
afterAll(() => line.world.close())

type Made = Awaited<ReturnType<typeof entered>>

/** Somebody who may submit to a round. */
async function entered(schedule: { max_bytes?: number; max_submit_count?: number } = {}) {
  const competition = await makeCompetition(line.world, { schedule })
  const user = await makeUser(line.world)
  const { teamId } = await enter(line.world, competition.id, user)
  return { competition, user, teamId }
}

const start = ({ competition, user }: Pick<Made, 'competition' | 'user'>, more: object = {}) =>
  ask(line.world, `POST /api/competitions/${competition.id}/uploads/resumable`, {
    as: user,
    body: {
      schedule_id: competition.scheduleId,
      name: 'result.csv',
      size: 1_000,
      fingerprint: 'f',
      ...more,
    },
  })

async function handIn({ competition, user }: Made, upload: string, key?: string, files: object[] = []) {
  const body = multipart({ upload }, files as Parameters<typeof multipart>[1])
  const answer = await line.world.app.inject({
    method: 'POST',
    url: `/api/competitions/${competition.id}/uploads`,
    payload: body.payload,
    headers: { ...user.headers, ...body.headers, ...(key ? { 'idempotency-key': key } : {}) },
  })
  return { status: answer.statusCode, errno: answer.json().errno, data: answer.json().data }
}

const submissionsOf = (scheduleId: number) =>
  line.world.db.selectFrom('submission').selectAll().where('schedule_id', '=', scheduleId).execute()

/** An upload of this content that is all there. */
async function arrived(made: Made, content = randomBytes(1_000)) {
  const { upload } = (await start(made, { size: content.length })).data
  await line.resume(upload.url, content, made.user)
  return { content, id: upload.id as string }
}

describe('a result file', () => {
  test.each([1, 50, 99])('whose line is cut after %i percent goes on and is submitted once', async share => {
    const made = await entered()
    const { competition, user } = made
    const content = randomBytes(5_000_000 + share)
    const { upload } = (await start(made, { size: content.length })).data
    const cutAfter = Math.floor((content.length * share) / 100)
    expect(await line.send(upload.url, content, { as: user, cutAfter })).toBe('cut')
    const half = await handIn(made, upload.id)
    expect([half.status, half.errno]).toEqual([404, 'e40443'])
    // Chosen again after a reload it is known, with what arrived.
    const again = (await start(made, { size: content.length })).data.upload
    expect(again.id).toBe(upload.id)
    if (share > 1) expect((await line.head(upload.url, user)).offset).toBeGreaterThan(0)
    await line.resume(upload.url, content, user)
    expect(await submissionsOf(competition.scheduleId)).toEqual([])
    expect(await quotaOf(line.world, competition.scheduleId)).toBeUndefined()

    const key = `whole-${upload.id}`
    const answers = await Promise.all([1, 2, 3].map(() => handIn(made, upload.id, key)))
    answers.push(await handIn(made, upload.id, key))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(answer => answer.data.submission.id)).size).toBe(1)
    expect(await submissionsOf(competition.scheduleId)).toMatchObject([
      { sha256: line.sha256(content), size: content.length, file_name: 'result.csv', state: 'queued' },
    ])
    expect(await quotaOf(line.world, competition.scheduleId)).toEqual({ accepted: 1, failed: 0 })
    expect(line.incoming()).not.toContain(upload.id)
    const once = await handIn(made, upload.id)
    expect([once.status, once.errno]).toEqual([404, 'e40443'])
  })

  test('is received when it is handed in, not when it was sent', async () => {
    const made = await entered()
    const now = line.world.clock.now()
    try {
      const { id } = await arrived(made)
      const end = new Date(now.getTime() + 60_000)
      const round = line.world.db.updateTable('schedule').where('id', '=', made.competition.scheduleId)
      await round.set({ list_a_end: end }).execute()
      line.world.setNow(end)
      expect(await handIn(made, id)).toMatchObject({ status: 403, errno: 'e40347' })
      line.world.setNow(new Date(end.getTime() - 1))
      expect(await handIn(made, id)).toMatchObject({ status: 200 })
      const [{ received_at: receivedAt } = {}] = await submissionsOf(made.competition.scheduleId)
      expect(receivedAt).toEqual(new Date(end.getTime() - 1))
    } finally {
      line.world.setNow(now)
    }
  })

  test('of which two are handed in at once is one submission, and counts once', async () => {
    const made = await entered()
    const { id } = await arrived(made)
    const both = await Promise.all([handIn(made, id), handIn(made, id)])
    expect(both.map(answer => answer.status).toSorted()).toEqual([200, 404])
    expect(await quotaOf(line.world, made.competition.scheduleId)).toEqual({ accepted: 1, failed: 0 })
  })

  test('that is refused now can be handed in later, without sending it again', async () => {
    const made = await entered()
    const { id, content } = await arrived(made)
    const ban = (banned_at: Date | null) =>
      line.world.db
        .updateTable('team')
        .set({ banned_at, ban_reason: banned_at && 'r' })
        .where('id', '=', made.teamId)
        .execute()
    await ban(line.world.clock.now())
    expect(await handIn(made, id)).toMatchObject({ status: 403, errno: 'e40348' })
    // Nor does anybody send what could not be submitted.
    expect(await start(made)).toMatchObject({ status: 403, errno: 'e40348' })
    await ban(null)
    const steps = { field: 'process', name: 'steps.py', content: 'print(1)' }
    const taken = await handIn(made, id, undefined, [steps])
    expect(taken.data.submission).toMatchObject({
      sha256: line.sha256(content),
      files: [{ name: 'steps.py' }],
    })
  })

  test('of somebody else, or for another round, is none', async () => {
    const made = await entered()
    const { id } = await arrived(made)
    const other = await makeUser(line.world)
    await enter(line.world, made.competition.id, other)
    expect(await handIn({ ...made, user: other }, id)).toMatchObject({ status: 404, errno: 'e40443' })
    const elsewhere = await entered()
    expect(await handIn({ ...elsewhere, user: made.user }, id)).toMatchObject({ status: 404 })
    const url = `/api/submissions/uploads/${id}`
    expect((await line.head(url)).status).toBe(401)
    expect((await line.head(url, other)).status).toBe(404)
    const sent = await line.whole(line.send(url, Buffer.alloc(1_000), { as: other }))
    expect([sent.status, JSON.parse(sent.body).errno]).toEqual([404, 'e40443'])
    for (const none of ['x', '-'.repeat(36), '0'.repeat(36)])
      expect((await line.head(`/api/submissions/uploads/${none}`, made.user)).status).toBe(404)
  })

  test('is refused before a byte of it is sent when it is too large, of another format, or from nobody', async () => {
    const made = await entered({ max_bytes: 2_000 })
    expect(await start(made, { size: 2_001 })).toMatchObject({ status: 413, errno: 'e41340' })
    expect(await start(made, { name: 'result.exe' })).toMatchObject({ status: 415, errno: 'e41540' })
    expect(await start(made, { schedule_id: 999_999 })).toMatchObject({ status: 404, errno: 'e40441' })
    expect(await start(made, { size: 0 })).toMatchObject({ status: 400 })
    const stranger = await makeUser(line.world)
    expect(await start({ ...made, user: stranger })).toMatchObject({ status: 403, errno: 'e40346' })
    // More than was announced does not come in either.
    const { upload } = (await start(made)).data
    const more = await line.whole(line.send(upload.url, Buffer.alloc(1_001), { as: made.user }))
    expect(more.status).toBe(413)
  })

  test('beside another in the same request is refused', async () => {
    const made = await entered()
    const { id } = await arrived(made)
    const file = { field: 'file', name: 'result.csv', content: 'id,label\n' }
    expect(await handIn(made, id, undefined, [file])).toMatchObject({ status: 400, errno: 'e40040' })
  })
})

describe('what is left behind', () => {
  const sweep = () => runJob(line.world, resultUploadJobs, 'submissions.sweep-uploads')
  const rowsOf = (user: TestUser) =>
    line.world.db.selectFrom('submission_upload').select('id').where('user_id', '=', user.id).execute()

  test('another file takes the place of one that did not arrive', async () => {
    const made = await entered()
    const { upload } = (await start(made)).data
    await line.whole(line.send(upload.url, randomBytes(500), { as: made.user }))
    const next = (await start(made, { fingerprint: 'g' })).data.upload
    expect([next.id === upload.id, next.received]).toEqual([false, 0])
    expect((await line.head(upload.url, made.user)).status).toBe(404)
    // It does not wait for the hour.
    await workOff(line.world, resultUploadJobs)
    expect(line.incoming()).not.toContain(upload.id)
    expect(await rowsOf(made.user)).toEqual([{ id: next.id }])
  })

  test('is swept a day after anything was heard of it, half or whole, and not before', async () => {
    const [half, whole] = [await entered(), await entered()]
    const { upload } = (await start(half)).data
    await line.whole(line.send(upload.url, randomBytes(500), { as: half.user }))
    const { id } = await arrived(whole)
    await sweep()
    expect([await rowsOf(half.user), await rowsOf(whole.user)]).toEqual([[{ id: upload.id }], [{ id }]])
    const now = line.world.clock.now()
    line.world.setNow(new Date(now.getTime() + 86_400_000))
    try {
      await sweep()
    } finally {
      line.world.setNow(now)
    }
    expect([await rowsOf(half.user), await rowsOf(whole.user)]).toEqual([[], []])
    expect(line.incoming().filter(one => [id, upload.id].includes(one))).toEqual([])
    expect(await handIn(whole, id)).toMatchObject({ status: 404, errno: 'e40443' })
  })
})
