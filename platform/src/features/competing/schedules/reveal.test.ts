import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { queued, workOff } from '../../../../test/queue.ts'
import { makeScored, makeWaiting } from '../../../../test/running.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { rankingJobs } from '../../scoring/rankings/server/jobs.ts'
import { settleSubmission } from '../../scoring/submissions/server/commands/settle-submission.ts'
import { scheduleFaults } from './faults.ts'
import { revealBlocked } from './rules.ts'
import { scheduleJobs } from './server/jobs.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const at = (hours: number) => new Date(Date.UTC(2026, 10, 20, hours))
const split = { listBMode: 'split' as const, listAEnd: at(5), listBEnd: null, revealedAt: null }
const fine = { schedule: split, at: at(5), now: at(5), waiting: 0 }
test.each([
  ['at the very end of list A of a split round', fine, undefined],
  ['a millisecond before', { ...fine, at: new Date(at(5).getTime() - 1) }, 'revealTooEarly'],
  ['while something waits', { ...fine, waiting: 1 }, 'stillScoring'],
  ['planned while something waits', { ...fine, waiting: 1, at: at(6) }, undefined],
  [
    'before the end of the list B window',
    { ...fine, schedule: { ...split, listBMode: 'window' as const, listBEnd: at(7) } },
    'revealTooEarly',
  ],
  ['without list B', { ...fine, schedule: { ...split, listBMode: 'none' as const } }, 'noListB'],
  ['once it is revealed', { ...fine, schedule: { ...split, revealedAt: at(5) } }, 'alreadyRevealed'],
] as const)('a reveal %s', (_name, situation, fault) => {
  expect(revealBlocked(situation)).toBe(fault && scheduleFaults[fault])
})

/** A split round whose list A ended an hour ago, with one team. */
async function ended(of: World = world) {
  const competition = await makeCompetition(of, {
    schedule: {
      list_b_mode: 'split',
      list_a_end: new Date(of.clock.now().getTime() - 3_600_000),
    },
  })
  const user = await makeUser(of)
  const { teamId } = await enter(of, competition.id, user)
  const place = { competitionId: competition.id, scheduleId: competition.scheduleId, teamId, userId: user.id }
  const id = await makeScored(of, place, { A: 0.4, B: 0.123456 })
  return { competition, user, place, id, organiser: await makeOrganiser(of, competition.id) }
}

const reveal = async (
  id: number,
  as: TestUser | undefined,
  body: Record<string, unknown> = { when: 'now' },
) => {
  const { competition_id: of } = await world.db
    .selectFrom('schedule')
    .select('competition_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return ask(world, `PUT /api/admin/competitions/${of}/schedules/${id}/reveal`, { as, body })
}

describe('revealing list B', () => {
  test('shows it to everybody from that moment, and cannot be taken back', async () => {
    const { competition, user, organiser, id, place } = await ended()
    const board = async () =>
      (await ask(world, `GET /api/competitions/${competition.id}?part=rankings&stage=1`)).data.rankings
    expect(await board()).toMatchObject({ isRevealed: false, total: 0, list: [] })
    const answer = await reveal(place.scheduleId, organiser)
    expect(answer.data).toMatchObject({ revealedAt: world.clock.now().toISOString(), revealPlannedAt: null })
    expect(await board()).toMatchObject({ isRevealed: true, list: [{ ranking: 1, maxScore: '0.123456' }] })
    expect((await ask(world, `GET /api/submissions/${id}`, { as: user })).data.scoreB).toBe('0.123456')
    expect((await reveal(place.scheduleId, organiser)).status).toBe(200)
    expect((await reveal(place.scheduleId, organiser, { when: 'unplanned' })).errno).toBe('e40903')
    const later = { when: 'planned', at: '2026-12-24T00:00:00Z' }
    expect((await reveal(place.scheduleId, organiser, later)).errno).toBe('e40903')
    const said = await world.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject', '=', 'schedule')
      .where('subject_id', '=', place.scheduleId)
      .execute()
    expect(said).toEqual([{ action: 'schedule.reveal', actor_id: organiser.id }])
    await workOff(world, [...scheduleJobs, ...rankingJobs])
    await workOff(world, [...scheduleJobs, ...rankingJobs])
    const messages = await world.db
      .selectFrom('notice')
      .select(['kind', 'text_zh'])
      .where('user_id', '=', user.id)
      .execute()
    expect(messages).toMatchObject([{ kind: 'ranking.revealed' }])
    expect(messages[0]?.text_zh).toContain('B 榜已经揭晓')
  })

  test('waits for what was received in time', async () => {
    const { organiser, place } = await ended()
    const waiting = await makeWaiting(world, place)
    expect((await reveal(place.scheduleId, organiser)).errno).toBe('e40905')
    const hashes = { submissionSha256: 's', answerSha256: 'a', scorerHash: 'h' }
    await world.db
      .transaction()
      .execute(tx =>
        settleSubmission(
          tx,
          waiting,
          { state: 'scored', rows: 1, log: [], scores: [{ board: 'A', score: 1, ...hashes }] },
          world.clock.now(),
        ),
      )
    expect((await reveal(place.scheduleId, organiser)).status).toBe(200)
  })

  test('at a set time comes by itself, late rather than without a score, and only once', async () => {
    const { competition, organiser, place } = await ended()
    const before = world.clock.now()
    const time = new Date(before.getTime() + 60_000)
    const planned = await reveal(place.scheduleId, organiser, { when: 'planned', at: time.toISOString() })
    expect(planned.data).toMatchObject({ revealedAt: null, revealPlannedAt: time.toISOString() })
    expect((await queued(world, 'schedules.reveal')).map(job => job.run_at)).toEqual([time])
    const isRevealed = async () =>
      (await ask(world, `GET /api/competitions/${competition.id}?part=rankings&stage=1`)).data.rankings
        .isRevealed
    const run = async () => {
      const [job] = scheduleJobs
      await job?.run(world, { scheduleId: place.scheduleId }, {
        now: world.clock.now(),
      } as never)
    }
    try {
      await run()
      expect(await isRevealed()).toBe(false)
      const waiting = await makeWaiting(world, place)
      world.setNow(time)
      await run()
      expect(await isRevealed()).toBe(false)
      await world.db
        .transaction()
        .execute(tx => settleSubmission(tx, waiting, { state: 'cancelled' }, world.clock.now()))
      await Promise.all([run(), run()])
      expect(await isRevealed()).toBe(true)
    } finally {
      world.setNow(before)
    }
    const said = await world.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject', '=', 'schedule')
      .where('subject_id', '=', place.scheduleId)
      .orderBy('id')
      .execute()
    expect(said).toEqual([
      { action: 'schedule.plan-reveal', actor_id: organiser.id },
      { action: 'schedule.reveal', actor_id: null },
    ])
  })

  test('a set time can be put off and forgotten until it has come', async () => {
    const { organiser, place } = await ended()
    const plan = (hour: number) =>
      reveal(place.scheduleId, organiser, { when: 'planned', at: `2026-11-21T0${hour}:00:00+08:00` })
    await plan(1)
    await plan(2)
    const mine = (await queued(world, 'schedules.reveal')).filter(
      job => job.key === `reveal:${place.scheduleId}`,
    )
    expect(mine.map(job => job.run_at.toISOString())).toEqual(['2026-11-20T18:00:00.000Z'])
    expect((await reveal(place.scheduleId, organiser, { when: 'unplanned' })).data.revealPlannedAt).toBeNull()
    expect(await reveal(place.scheduleId, organiser, { when: 'planned' })).toMatchObject({
      status: 400,
      paths: ['body.at'],
    })
  })

  test('is for the organisers of this competition alone', async () => {
    const { user, place, competition } = await ended()
    const { organiser: foreign, competition: theirs } = await ended()
    expect((await reveal(place.scheduleId, undefined)).errno).toBe('e40101')
    expect((await reveal(place.scheduleId, user)).errno).toBe('e40301')
    expect((await reveal(place.scheduleId, foreign)).errno).toBe('e40301')
    for (const id of [place.scheduleId, 9_999_999]) {
      const path = `PUT /api/admin/competitions/${theirs.id}/schedules/${id}/reveal` as const
      expect((await ask(world, path, { as: foreign, body: { when: 'now' } })).errno).toBe('e40411')
    }
    const list = `GET /api/admin/competitions/${competition.id}/schedules` as const
    expect((await ask(world, list, { as: user })).errno).toBe('e40301')
    expect((await ask(world, list, { as: foreign })).errno).toBe('e40301')
  })
})

test('what visitors were given before the reveal is at most a second old', async () => {
  const kept = await makeWorld({ KEEP_SECONDS: '1' })
  try {
    const { competition, place } = await ended(kept)
    const url = `/api/competitions/${competition.id}?part=rankings&stage=1`
    const seen = async () => (await kept.app.inject({ url })).json().data.rankings.isRevealed as boolean
    expect(await seen()).toBe(false)
    await kept.db
      .updateTable('schedule')
      .set({ revealed_at: kept.clock.now() })
      .where('id', '=', place.scheduleId)
      .execute()
    const started = performance.now()
    while (!(await seen())) {
      expect(performance.now() - started).toBeLessThan(1_500)
      await new Promise(done => setTimeout(done, 20))
    }
  } finally {
    await kept.close()
  }
})

test('a ladder is chosen before the first submission, not after', async () => {
  const competition = await makeCompetition(world)
  const organiser = await makeOrganiser(world, competition.id)
  const set = (ladder: boolean, as = organiser) =>
    ask(world, `PUT /api/admin/competitions/${competition.id}/schedules/${competition.scheduleId}/ladder`, {
      as,
      body: { ladder },
    })
  expect((await set(true)).data).toMatchObject({ ladder: true, abilities: { ladder: { allowed: true } } })
  const user = await makeUser(world)
  const { teamId } = await enter(world, competition.id, user)
  await makeWaiting(world, {
    competitionId: competition.id,
    scheduleId: competition.scheduleId,
    teamId,
    userId: user.id,
  })
  expect((await set(true)).status).toBe(200)
  expect((await set(false)).errno).toBe('e40906')
  expect((await set(false, user)).errno).toBe('e40301')
  expect((await set(false, await makeUser(world))).errno).toBe('e40301')
  const { organiser: foreign } = await ended()
  expect((await set(false, foreign)).errno).toBe('e40301')
})
