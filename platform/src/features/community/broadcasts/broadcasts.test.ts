import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { queued, workOff } from '../../../../test/queue.ts'
import { makeScored, makeWaiting } from '../../../../test/running.ts'
import { makeOrganiser, makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { segments, type Segment } from './rules.ts'
import { deliverBatch } from './server/commands/deliver-batch.ts'
import { broadcastJobs } from './server/jobs.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

type Body = Record<string, unknown>
const text = { contentZh: '新的数据已经发布。', contentEn: 'New data is out.' }
const send = (id: number | string, as: TestUser | undefined, body: Body = {}) =>
  ask(world, `POST /api/admin/competitions/${id}/broadcasts`, {
    as,
    body: { segment: 'all', ...text, ...body },
  })
const list = (id: number | string, as?: TestUser, query = '') =>
  ask(world, `GET /api/admin/competitions/${id}/broadcasts?${query}`, { as })
/** Who has got a notice of this competition: each as often as it was got. */
const receivers = async (competitionId: number): Promise<number[]> =>
  (
    await world.db
      .selectFrom('notice')
      .select('user_id')
      .where('kind', '=', 'broadcast.sent')
      .where('path', '=', `/competitions/${competitionId}`)
      .orderBy('user_id')
      .execute()
  ).map(row => row.user_id)

/** One person of every kind that a group may or may not hold. */
async function crowd() {
  const competition = await makeCompetition(world)
  const { id } = competition
  const organiser = await makeOrganiser(world, id)
  const colleague = await makeOrganiser(world, id)
  const join = async () => {
    const user = await makeUser(world)
    const { teamId } = await enter(world, id, user)
    return { user, of: { competitionId: id, scheduleId: competition.scheduleId, teamId, userId: user.id } }
  }
  const [quiet, scored, failed, mended, cancelled, promoted, banned, gone] = [
    await join(),
    await join(),
    await join(),
    await join(),
    await join(),
    await join(),
    await join(),
    await join(),
  ]
  const takenBack = { state: 'cancelled', charged: 'refunded', finished_at: world.clock.now() } as const
  const fail = { state: 'failed', fault: 'file', fault_code: 'x', finished_at: world.clock.now() } as const
  await makeScored(world, scored.of, { A: 0.5 })
  await makeWaiting(world, failed.of, takenBack)
  await makeWaiting(world, failed.of, fail)
  await makeWaiting(world, mended.of, fail)
  await makeScored(world, mended.of, { A: 0.4 })
  await makeWaiting(world, cancelled.of, takenBack)
  await makeScored(world, promoted.of, { A: 0.9 })
  await world.db
    .insertInto('promotion')
    .values({
      schedule_id: competition.scheduleId,
      from_schedule_id: competition.scheduleId,
      team_id: promoted.of.teamId,
      rank: 1,
      reason: null,
      promoted_by: organiser.id,
      promoted_at: world.clock.now(),
    } as never)
    .execute()
  await world.db
    .updateTable('team')
    .set({ banned_at: world.clock.now(), ban_reason: 'copied' } as never)
    .where('id', '=', banned.of.teamId)
    .execute()
  await world.db
    .updateTable('app_user')
    .set({ disabled_at: world.clock.now() })
    .where('id', '=', gone.user.id)
    .execute()
  const refused = await makeUser(world)
  await world.db
    .insertInto('registration')
    .values({
      competition_id: id,
      user_id: refused.id,
      agreement_version: 1,
      created_at: world.clock.now(),
      state: 'refused',
      decided_at: world.clock.now(),
      decided_by: organiser.id,
      decision_reason: '不符合条件',
    } as never)
    .execute()
  await makeUser(world)
  const people = { quiet, scored, failed, mended, cancelled, promoted, banned }
  const ids = Object.fromEntries(Object.entries(people).map(([name, one]) => [name, one.user.id])) as Record<
    keyof typeof people,
    number
  >
  const sorted = (...of: number[]) => of.toSorted((x, y) => x - y)
  const { quiet: q, scored: s, failed: f, mended: m, cancelled: c, promoted: p, banned: b } = ids
  const expected: Record<Segment, number[]> = {
    all: sorted(q, s, f, m, c, p, b, refused.id, colleague.id),
    signed_up: sorted(q, s, f, m, c, p),
    no_submission: sorted(q, c),
    promoted: [p],
    failed_last: [f],
  }
  return { id, organiser, expected }
}

describe('a group', () => {
  test('is whom it says, counted beforehand by what it is sent to', async () => {
    const { id, organiser, expected } = await crowd()
    const { data } = await list(id, organiser)
    expect(data.reach).toEqual(
      Object.fromEntries(segments.map(segment => [segment, expected[segment].length])),
    )
    const got: number[] = []
    for (const segment of segments) {
      const sent = await send(id, organiser, { segment })
      expect([segment, sent.status, sent.data.reached]).toEqual([segment, 200, expected[segment].length])
      await workOff(world, broadcastJobs)
      const now = await receivers(id)
      const fresh = [...now]
      for (const known of got) fresh.splice(fresh.indexOf(known), 1)
      expect([segment, fresh]).toEqual([segment, expected[segment]])
      got.splice(0, got.length, ...now)
    }
  })

  test('of nobody is refused, and leaves nothing behind', async () => {
    const { id } = await makeCompetition(world)
    const organiser = await makeOrganiser(world, id)
    const answer = await send(id, organiser, { segment: 'promoted' })
    expect([answer.status, answer.errno]).toEqual([409, 'e40948'])
    expect((await list(id, organiser)).data.list).toEqual([])
    expect(await queued(world, 'broadcasts.deliver')).toEqual([])
  })
})

describe('delivering', () => {
  /** Signed up: as many people as said, every third reading English. */
  async function scene(count: number) {
    const { id } = await makeCompetition(world)
    const organiser = await makeOrganiser(world, id)
    const people: number[] = []
    for (let n = 0; n < count; n++) {
      const user = await makeUser(world, n % 3 === 0 ? { language: 'en-US' } : {})
      await enter(world, id, user)
      people.push(user.id)
    }
    const { data } = await send(id, organiser, { segment: 'signed_up' })
    return { id, organiser, people, broadcastId: data.id as number }
  }
  const batch = (broadcastId: number, atOnce: number) =>
    world.db.transaction().execute(tx => deliverBatch(tx, { broadcastId, atOnce, now: world.clock.now() }))
  const [job] = broadcastJobs
  const run = (broadcastId: number) =>
    job?.run(world, { broadcastId }, {
      signal: new AbortController().signal,
      attempt: 1,
      isLastAttempt: false,
      now: world.clock.now(),
    } as never)

  test('twice, and twice at once, is once for each, in each one’s language', async () => {
    const { id, people, broadcastId } = await scene(6)
    await Promise.all([run(broadcastId), run(broadcastId)])
    await run(broadcastId)
    expect(await receivers(id)).toEqual(people)
    const { rows } = await sql<{ text_zh: string; text_en: string; n: number }>`
      select text_zh, text_en, count(*)::int as n from notice where path = ${`/competitions/${id}`}
      group by text_zh, text_en`.execute(world.db)
    expect(rows).toEqual([{ text_zh: text.contentZh, text_en: text.contentEn, n: 6 }])
  })

  test('cut in the middle of a batch and between two goes on where it was: everybody exactly once', async () => {
    const { id, organiser, people, broadcastId } = await scene(7)
    expect(await batch(broadcastId, 3)).toBe(true)
    expect((await list(id, organiser)).data.list[0]).toMatchObject({
      reached: 7,
      delivered: 3,
      deliveredAt: null,
    })
    const cut = world.db.transaction().execute(async tx => {
      await deliverBatch(tx, { broadcastId, atOnce: 3, now: world.clock.now() })
      throw new Error('killed')
    })
    await expect(cut).rejects.toThrow('killed')
    expect(await receivers(id)).toHaveLength(3)
    await run(broadcastId)
    expect(await receivers(id)).toEqual(people)
    expect((await list(id, organiser)).data.list[0]).toMatchObject({
      reached: 7,
      delivered: 7,
      deliveredAt: world.clock.now().toISOString(),
    })
  })

  test('a worker that stops leaves the rest to the next try', async () => {
    const { id, people, broadcastId } = await scene(3)
    const stopped = job?.run(world, { broadcastId }, {
      signal: AbortSignal.abort(),
      now: world.clock.now(),
    } as never)
    await stopped?.catch(() => undefined)
    await run(broadcastId)
    expect(await receivers(id)).toEqual(people)
  })

  test('goes to those it was sent to, whoever comes afterwards', async () => {
    const { id, people, broadcastId } = await scene(2)
    await enter(world, id, await makeUser(world))
    await run(broadcastId)
    expect(await receivers(id)).toEqual(people)
  })
})

describe('what is said', () => {
  test('is counted in characters, whole and only text', async () => {
    const { id, organiser } = await crowd()
    const whole = '😀'.repeat(254) + '<'
    expect((await send(id, organiser, { contentZh: whole })).status).toBe(200)
    await workOff(world, broadcastJobs)
    const message = await world.db
      .selectFrom('notice')
      .select('text_zh')
      .where('text_zh', 'like', '😀%')
      .executeTakeFirstOrThrow()
    expect(message.text_zh).toBe(whole)
    for (const [field, value] of [
      ['contentZh', '字'.repeat(256)],
      ['contentEn', ' \n '],
      ['contentEn', ''],
      ['segment', 'everybody'],
      ['userId', 7],
    ] as const) {
      const answer = await send(id, organiser, { [field]: value })
      expect([field, answer.status, answer.paths]).toEqual([field, 400, [`body.${field}`]])
    }
  })

  test('is on the audit list with group and number', async () => {
    const { id, organiser, expected } = await crowd()
    const { data } = await send(id, organiser, { segment: 'no_submission' })
    const entry = await world.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'action', 'subject_id', 'detail'])
      .where('action', '=', 'broadcast.send')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      actor_id: organiser.id,
      action: 'broadcast.send',
      subject_id: id,
      detail: {
        broadcastId: data.id,
        segment: 'no_submission',
        reached: expected.no_submission.length,
        ...text,
      },
    })
  })
})

test('is for the organisers of the competition and administrators', async () => {
  const { id } = await crowd()
  const elsewhere = await makeOrganiser(world, (await makeCompetition(world)).id)
  const administrator = await makeStaff(world, 'administrator')
  for (const call of [send, list] as const) {
    expect((await call(id, undefined)).errno).toBe('e40101')
    expect((await call(id, await makeUser(world))).errno).toBe('e40301')
    expect((await call(id, elsewhere)).errno).toBe('e40301')
    expect((await call(id, administrator)).status).toBe(200)
    expect((await call(9_999_999, administrator)).status).toBe(404)
  }
})

test('the list goes on from a cursor, newest first', async () => {
  const { id, organiser } = await crowd()
  const ids: number[] = []
  for (const n of [1, 2, 3]) ids.push((await send(id, organiser, { contentEn: `No ${n}` })).data.id)
  const first = (await list(id, organiser, 'size=2')).data
  expect(first.list.map((one: { id: number }) => one.id)).toEqual([ids[2], ids[1]])
  const second = (await list(id, organiser, `size=2&before=${first.next}`)).data
  expect(second.list.map((one: { id: number }) => one.id)).toEqual([ids[0]])
  expect(second.next).toBe(null)
})
