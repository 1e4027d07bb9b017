import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { scoreSubmissionJob } from '../../src/features/scoring/submissions/server/job.ts'
import { makeCompetition, multipart, type TestUser } from '../factories.ts'
import { scoreNow } from './score-now.ts'
import { queued } from '../queue.ts'
import { joinTeam, makeTeam } from '../teams.ts'
import { makeWorld, type World } from '../world.ts'

/** Submissions over real connections, which end where they should not. */
let world: World
let port: number
const start = new Date('2026-11-20T04:00:00.000Z')
beforeAll(async () => {
  world = await makeWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.server.address() as AddressInfo).port
})
afterEach(() => world.setNow(start))
afterAll(() => world.close())

const good = 'id,label\n1,a\n2,b\n3,a\n4,b\n'
const large = `id,label\n${Array.from({ length: 200_000 }, (_, row) => `${row},a\n`).join('')}`

type Sending = {
  content?: string
  key?: string
  /** Cuts the connection after this share of the body. */ cutAt?: number
  /** Cuts it when the whole body is sent, or when its answer begins to come. */ cut?: 'body' | 'answer'
  /** Happens when the first half has been sent; the other half waits for it. */ midway?: () => Promise<void>
}

/** Hands a file in over a connection of its own; null when it was cut. */
function send(competitionId: number, user: TestUser, given: Sending = {}) {
  const { content = good, key, cutAt = 1, cut, midway } = given
  const { payload, headers } = multipart({}, [{ field: 'file', name: 'result.csv', content }])
  return new Promise<{ status: number; body: Answer } | null>((done, failed) => {
    const call = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `/api/competitions/${competitionId}/uploads`,
      agent: false,
      headers: {
        ...user.headers,
        ...headers,
        'content-length': payload.length,
        ...(key ? { 'idempotency-key': key } : {}),
      },
    })
    call.on('response', answer => {
      if (cut === 'answer') return call.destroy()
      const read = async () => ({ status: answer.statusCode ?? 0, body: (await json(answer)) as Answer })
      done(read())
    })
    call.on('error', () => done(null))
    call.on('close', () => done(null))
    const end = Math.floor(payload.length * cutAt)
    const middle = Math.floor(end / 2)
    const finish = () => {
      if (cutAt < 1) call.destroy()
      else if (cut === 'body') call.end(() => call.destroy())
      else call.end()
    }
    call.write(payload.subarray(0, middle), () => {
      void (midway?.() ?? Promise.resolve()).then(
        () => call.write(payload.subarray(middle, end), finish),
        (error: unknown) => {
          failed(error)
          call.destroy()
        },
      )
    })
  })
}
type Answer = { errno?: string; data?: { submission: { id: number; list?: string } } }

const rowsOf = (competitionId: number) =>
  world.db.selectFrom('submission').selectAll().where('competition_id', '=', competitionId).execute()
const spentOf = async (scheduleId: number) =>
  (
    await world.db
      .selectFrom('quota_day')
      .select(eb => eb.fn.sum<number>('accepted').as('spent'))
      .where('schedule_id', '=', scheduleId)
      .executeTakeFirst()
  )?.spent ?? 0
const filesKept = () =>
  readdirSync(join(world.settings.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => entry.name)
    .toSorted()

/** Files of which a part is here: those that the server is at. */
const draftsKept = () => readdirSync(join(world.settings.dataDir, 'files/drafts'))

describe('a connection that is cut', () => {
  test.each([0.01, 0.5, 0.99])('after %d of the file leaves nothing behind', async cutAt => {
    const competition = await makeCompetition(world)
    const { captain } = await makeTeam(world, competition.id)
    const before = filesKept()
    // The server is at it when the connection ends.
    const midway = async () => {
      await expect.poll(draftsKept).toHaveLength(1)
    }
    expect(await send(competition.id, captain, { content: large, cutAt, midway })).toBe(null)
    // Its draft goes when the server has seen the cut.
    await expect.poll(filesKept, { timeout: 10_000 }).toEqual(before)
    expect(await rowsOf(competition.id)).toEqual([])
    expect(await spentOf(competition.scheduleId)).toBe(0)
    expect(await send(competition.id, captain, { content: large })).toMatchObject({ status: 200 })
  })

  // What goes first may still be at work when the others come: all come at once, and once more.
  test.each(['body', 'answer'] as const)(
    'after the %s, and tried three times more, hands in once',
    async cut => {
      const competition = await makeCompetition(world)
      const { captain } = await makeTeam(world, competition.id)
      const key = `cut-${competition.id}-key`
      await send(competition.id, captain, { key, cut })
      const again = [
        ...(await Promise.all([
          send(competition.id, captain, { key }),
          send(competition.id, captain, { key }),
        ])),
        await send(competition.id, captain, { key }),
      ]
      const [row, ...more] = await rowsOf(competition.id)
      expect(more).toEqual([])
      expect(again.map(answer => answer?.body.data?.submission.id)).toEqual([row?.id, row?.id, row?.id])
      expect(await spentOf(competition.scheduleId)).toBe(1)
      // What it set going went once as well.
      const eventsOf = async () =>
        (
          await world.db
            .selectFrom('submission_event')
            .select('state')
            .where('submission_id', '=', row?.id ?? 0)
            .orderBy('id')
            .execute()
        ).map(event => event.state)
      expect(await eventsOf()).toEqual(['uploaded', 'queued'])
      const jobs = await queued(world, scoreSubmissionJob.name)
      expect(
        jobs.filter(job => (job.payload as { submissionId: number }).submissionId === row?.id),
      ).toHaveLength(1)
    },
  )
})

test('of twenty at once by four members with one place left exactly one passes', async () => {
  const competition = await makeCompetition(world, {
    competition: { team_size_max: 4 },
    schedule: { max_submit_count: 3 },
  })
  const team = await makeTeam(world, competition.id)
  const members = [team.captain]
  while (members.length < 4) members.push(await joinTeam(world, team))
  for (const member of members.slice(0, 2)) await send(competition.id, member)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => send(competition.id, members[n % 4] as TestUser)),
  )
  expect(answers.filter(answer => answer?.status === 200)).toHaveLength(1)
  expect(new Set(answers.flatMap(answer => answer?.body.errno ?? []))).toEqual(new Set(['e40343']))
  expect(await spentOf(competition.scheduleId)).toBe(3)
})

describe('when the whole file is there decides', () => {
  const at = (milliseconds: number) => new Date(start.getTime() + milliseconds)
  const switched = 3_600_000
  const rounds = {
    list_a_end: at(switched),
    list_b_mode: 'window',
    list_b_start: at(switched),
    list_b_end: at(2 * switched),
  } as const

  test.each([
    [switched - 1, 200, 'A'],
    [switched, 200, 'B'],
    [2 * switched - 1, 200, 'B'],
    [2 * switched, 403, undefined],
  ])('%i ms after the start it is %i, for list %s', async (moment, status, list) => {
    const competition = await makeCompetition(world, { schedule: rounds })
    const { captain } = await makeTeam(world, competition.id)
    // It begins in time each time, and ends when it ends.
    world.setNow(at(switched - 2))
    const answer = await send(competition.id, captain, {
      content: large,
      midway: async () => {
        await expect.poll(draftsKept).toHaveLength(1)
        world.setNow(at(moment))
      },
    })
    expect(answer?.status).toBe(status)
    expect((await rowsOf(competition.id))[0]?.list).toBe(list)
  })

  test.each([
    // Clocks go back on 1 November there: the day has 25 hours.
    ['America/New_York', '2026-11-02T04:59:59.999Z', '2026-11-01', '2026-11-02'],
    ['Asia/Shanghai', '2026-11-02T15:59:59.999Z', '2026-11-02', '2026-11-03'],
    ['Pacific/Kiritimati', '2026-11-02T09:59:59.999Z', '2026-11-02', '2026-11-03'],
  ])('in %s the day of the quota ends at its midnight', async (zone, last, day, next) => {
    world.setNow(new Date(Date.parse(last) - 1_000))
    const competition = await makeCompetition(world, {
      competition: { zone },
      schedule: { max_submit_count: 1 },
    })
    const { captain } = await makeTeam(world, competition.id)
    world.setNow(last)
    expect(await send(competition.id, captain)).toMatchObject({ status: 200 })
    expect(await send(competition.id, captain)).toMatchObject({ status: 403 })
    world.setNow(new Date(Date.parse(last) + 1))
    expect(await send(competition.id, captain)).toMatchObject({ status: 200 })
    expect((await rowsOf(competition.id)).map(row => row.quota_day)).toEqual([day, next])
  })
})

test('what was accepted before the deadline is scored after it', async () => {
  const competition = await makeCompetition(world)
  const { captain } = await makeTeam(world, competition.id)
  const accepted = await send(competition.id, captain)
  world.setNow(new Date(start.getTime() + 100 * 86_400_000))
  await scoreNow(world, accepted?.body.data?.submission.id ?? 0)
  expect((await rowsOf(competition.id))[0]?.state).toBe('scored')
})
