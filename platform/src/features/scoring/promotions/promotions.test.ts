import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { workOff } from '../../../../test/queue.ts'
import { makeScored, makeWaiting } from '../../../../test/running.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { promotionFaults } from './faults.ts'
import { promotionBlocked } from './rules.ts'
import { promotionJobs } from './server/jobs.ts'
import { seenOf } from './server/seen.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const at = (hours: number) => new Date(Date.UTC(2026, 10, 20, hours))
const times = {
  id: 1,
  sort: 0,
  startAt: at(0),
  endAt: at(6),
  listAStart: at(0),
  listAEnd: at(4),
  listBStart: at(4),
  listBEnd: at(5),
}
const from = { ...times, listBMode: 'split' as const, revealedAt: at(5) }
const fine = { from, next: { endAt: at(9) }, waiting: 0, now: at(5) }
const noB = { ...from, listBMode: 'none' as const, listBStart: null, listBEnd: null, revealedAt: null }
test.each([
  ['at the very end of list B', fine, undefined],
  ['a millisecond before it', { ...fine, now: new Date(at(5).getTime() - 1) }, 'roundNotOver'],
  ['before the reveal', { ...fine, from: { ...from, revealedAt: at(6) } }, 'revealFirst'],
  ['while something waits', { ...fine, waiting: 1 }, 'stillScoring'],
  ['from the last round', { ...fine, next: undefined }, 'noNextRound'],
  ['when the next round is over', { ...fine, now: at(9) }, 'nextRoundOver'],
  ['without list B, at the end of list A', { ...fine, from: noB, now: at(4) }, undefined],
  ['without list B, before', { ...fine, from: noB, now: at(3) }, 'roundNotOver'],
] as const)('promotion %s', (_name, situation, fault) => {
  expect(promotionBlocked(situation)).toBe(fault && promotionFaults[fault])
})

const hour = 3_600_000

/** A round that ended an hour ago with its list B revealed, four teams and a baseline, and a second round in an hour. */
async function ended(schedule: Record<string, unknown> = {}) {
  const now = world.clock.now().getTime()
  const competition = await makeCompetition(world, {
    schedule: {
      list_b_mode: 'split',
      end_at: new Date(now - hour),
      list_a_end: new Date(now - hour),
      revealed_at: new Date(now - hour / 2),
      ...schedule,
    },
  })
  const round = async (sort: number, start: number) =>
    (
      await world.db
        .insertInto('schedule')
        .values({
          competition_id: competition.id,
          sort,
          start_at: new Date(now + start),
          end_at: new Date(now + start + 24 * hour),
          list_a_start: new Date(now + start),
          list_a_end: new Date(now + start + 24 * hour),
          list_b_start: null,
          list_b_end: null,
          max_error_submit_count: null,
          metric_key: 'accuracy',
          metric_sql: null,
          file_description: null,
          revealed_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const next = await round(1, hour)
  const third = await round(2, 48 * hour)
  const teams: { id: number; user: TestUser }[] = []
  // Better on list A is worse on list B: only B decides.
  for (const [place, b] of [0.9, 0.8, 0.7, 0.6, 0.95].entries()) {
    const user = await makeUser(world)
    const { teamId } = await enter(world, competition.id, user)
    if (place === 4)
      await world.db.updateTable('team').set({ is_baseline: true }).where('id', '=', teamId).execute()
    const of = { competitionId: competition.id, scheduleId: competition.scheduleId, teamId, userId: user.id }
    await makeScored(world, of, { A: 1 - b, B: b })
    teams.push({ id: teamId, user })
  }
  const organiser = await makeOrganiser(world, competition.id)
  const path = `/api/admin/competitions/${competition.id}/promotion`
  const preview = async (top: number, as: TestUser | undefined = organiser) =>
    ask(world, `GET ${path}?from=${competition.scheduleId}&top=${top}` as 'GET /', { as })
  const promote = async (top: number, teamIds: number[], as: TestUser | undefined = organiser) =>
    ask(world, `POST ${path}` as 'POST /', {
      as,
      body: { from: competition.scheduleId, top, seen: seenOf(teamIds) },
    })
  const byHand = (teamId: number, body: Record<string, unknown>, as: TestUser | undefined = organiser) =>
    ask(world, `PUT /api/admin/competitions/${competition.id}/teams/${teamId}/promotion`, {
      as,
      body: { schedule: next, isPromoted: true, reason: 'r', ...body },
    })
  const bound = async () => {
    const rows = await world.db
      .selectFrom('team')
      .select(['id', 'schedule_id'])
      .where('competition_id', '=', competition.id)
      .orderBy('id')
      .execute()
    return rows.map(row => row.schedule_id)
  }
  const [one, two, three, four, baseline] = teams
  if (!one || !two || !three || !four || !baseline) throw new Error('five teams were made')
  return {
    competition,
    next,
    third,
    one,
    two,
    three,
    four,
    baseline,
    organiser,
    preview,
    promote,
    byHand,
    bound,
  }
}

describe('promoting the first N', () => {
  test('shows who it will be, binds them, tells them once, and may be done again', async () => {
    const { one, two, three, next, organiser, preview, promote, bound } = await ended()
    const before = await preview(2)
    expect(before.data).toMatchObject({
      board: 'B',
      next: { id: next },
      abilities: { promote: { allowed: true }, withdraw: { allowed: true } },
      list: [
        { rank: 1, team: { id: one.id }, score: '0.900000', isChosen: true, promoted: null },
        { rank: 2, team: { id: two.id }, isChosen: true },
        { rank: 3, team: { id: three.id }, isChosen: false },
        { rank: 4, isChosen: false },
      ],
    })
    const answers = await Promise.all([1, 2, 3].map(() => promote(2, [one.id, two.id])))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200])
    expect(answers[0]?.data.list[0].promoted).toMatchObject({ rank: 1, by: organiser.name, reason: null })
    expect(await bound()).toEqual([next, next, null, null, null])
    const kept = await world.db
      .selectFrom('promotion')
      .select('rank')
      .where('schedule_id', '=', next)
      .execute()
    expect(kept).toHaveLength(2)
    await workOff(world, promotionJobs)
    const told = await world.db
      .selectFrom('notice')
      .select('text_zh')
      .where('user_id', '=', one.user.id)
      .execute()
    expect(told).toHaveLength(1)
    expect(told[0]?.text_zh).toContain('已晋级')
    const audited = await world.db
      .selectFrom('audit_entry')
      .select('detail')
      .where('action', '=', 'promotion.top')
      .where('subject_id', '=', next)
      .execute()
    expect(audited).toHaveLength(1)
  })

  test('of many lists the first and those around the line, and binds all above it', async () => {
    const { competition, one, two, three, four, preview, promote, bound, next } = await ended()
    const { id, scheduleId } = competition
    const { rows: others } = await sql<{ id: number }>`
      with made as (
        insert into team (competition_id, name, name_key, created_at)
        select ${id}, 'many ' || n, 'many ' || n, now() from generate_series(1, 200) n returning id
      ), handed as (
        insert into submission (competition_id, schedule_id, team_id, user_id, list, state, file_name, storage_key, sha256, size, quota_day, received_at)
        select ${id}, ${scheduleId}, id, ${one.user.id}, 'A', 'scored', 'r.csv', 'k', 's', 1, '2026-11-20', now() from made
        returning id, team_id
      )
      insert into ranking_entry (schedule_id, board, team_id, score, sort_key, submission_id, best_at, valid_count)
      select ${scheduleId}, 'B', team_id, 0, 0, id, now(), 1 from handed order by team_id returning team_id as id`.execute(
      world.db,
    )
    const { data } = await preview(150)
    expect(data).toMatchObject({ chosen: 150, fresh: 150, unlisted: 40 })
    expect(data.list.map((row: { rank: number }) => row.rank)).toEqual(
      [...Array(160).keys()].map(at => at + 1).filter(rank => rank <= 100 || rank > 140),
    )
    const above = [one, two, three, four, ...others.toSorted((a, b) => a.id - b.id)].slice(0, 150)
    const promoted = await promote(
      150,
      above.map(team => team.id),
    )
    expect(promoted.data).toMatchObject({ chosen: 150, fresh: 0, seen: data.seen })
    expect((await bound()).filter(round => round === next)).toHaveLength(150)
    // Those promoted from below the line that is asked for now are not listed without end either.
    expect((await preview(1)).data.list).toHaveLength(1 + 10 + 100)
  })

  test('never promotes a baseline or a team that is disqualified, and nobody who was not shown', async () => {
    const { one, two, three, four, organiser, preview, promote, bound, next } = await ended()
    const shown = [one.id, two.id, three.id, four.id]
    expect((await preview(5)).data.list.map((row: { team: { id: number } }) => row.team.id)).toEqual(shown)
    await ask(world, `POST /api/teams/${two.id}/ban`, {
      as: organiser,
      body: { reason: 'r' },
    })
    expect((await promote(2, [one.id, two.id])).errno).toBe('e40917')
    expect(await bound()).toEqual([null, null, null, null, null])
    expect((await promote(2, [one.id, three.id])).status).toBe(200)
    expect(await bound()).toEqual([next, null, next, null, null])
  })

  test('a team that has gone further stays there', async () => {
    const { one, two, third, next, promote, bound } = await ended()
    await world.db.updateTable('team').set({ schedule_id: third }).where('id', '=', one.id).execute()
    expect((await promote(2, [one.id, two.id])).status).toBe(200)
    expect(await bound()).toEqual([third, next, null, null, null])
  })

  test('waits for the reveal and for scores', async () => {
    const hidden = await ended({ revealed_at: null })
    expect((await hidden.preview(1)).data.abilities.promote).toMatchObject({ allowed: false, code: 'e40913' })
    expect((await hidden.promote(1, [hidden.one.id])).errno).toBe('e40913')
    const scoring = await ended()
    await makeWaiting(world, {
      competitionId: scoring.competition.id,
      scheduleId: scoring.competition.scheduleId,
      teamId: scoring.one.id,
      userId: scoring.one.user.id,
    })
    expect((await scoring.promote(1, [scoring.one.id])).errno).toBe('e40914')
  })

  test('is for the organisers of this competition alone', async () => {
    const { one, preview, promote, byHand, competition, next } = await ended()
    const { organiser: foreign, competition: theirs } = await ended()
    for (const as of [one.user, foreign]) {
      expect((await preview(1, as)).errno).toBe('e40301')
      expect((await promote(1, [one.id], as)).errno).toBe('e40301')
      expect((await byHand(one.id, {}, as)).errno).toBe('e40301')
    }
    const elsewhere = await ask(world, `PUT /api/admin/competitions/${theirs.id}/teams/${one.id}/promotion`, {
      as: foreign,
      body: { schedule: next, isPromoted: true, reason: 'r' },
    })
    expect(elsewhere.errno).toBe('e40430')
    const path = `GET /api/admin/competitions/${competition.id}/promotion?from=1` as const
    expect((await ask(world, path)).errno).toBe('e40101')
    expect((await ask(world, path, { as: await makeOrganiser(world, competition.id) })).errno).toBe('e40411')
    expect((await preview(0)).paths).toEqual(['query.top'])
  })
})

describe('promoting by hand', () => {
  test('needs a reason, and can be withdrawn with one until the next round starts', async () => {
    const { four, next, byHand, bound, preview } = await ended()
    expect(await byHand(four.id, { reason: '' })).toMatchObject({ status: 400, paths: ['body.reason'] })
    const answers = await Promise.all([1, 2].map(() => byHand(four.id, { reason: '外卡' })))
    expect(answers.map(answer => answer.data)).toEqual(
      [1, 2].map(() => ({ scheduleId: next, isPromoted: true })),
    )
    expect(await bound()).toEqual([null, null, null, next, null])
    expect((await preview(1)).data.list.at(-1)).toMatchObject({
      team: { id: four.id },
      promoted: { rank: null, reason: '外卡' },
    })
    const back = { isPromoted: false, reason: '弄错了' }
    expect((await byHand(four.id, back)).data).toEqual({ scheduleId: null, isPromoted: false })
    expect((await byHand(four.id, back)).status).toBe(200)
    expect((await byHand(four.id, { ...back, reason: 'x' })).errno).toBe('e40919')
    expect((await preview(1)).data.withdrawn).toMatchObject([{ team: { id: four.id }, reason: '弄错了' }])
    await byHand(four.id, { reason: '还是外卡' })
    const before = world.clock.now()
    try {
      world.setNow(new Date(before.getTime() + hour))
      expect((await byHand(four.id, back)).errno).toBe('e40916')
    } finally {
      world.setNow(before)
    }
    expect(await bound()).toEqual([null, null, null, next, null])
  })

  test('is refused for whoever was not in the round before', async () => {
    const { one, two, baseline, organiser, third, byHand, competition } = await ended()
    expect((await byHand(baseline.id, {})).errno).toBe('e40918')
    await ask(world, `POST /api/teams/${two.id}/ban`, {
      as: organiser,
      body: { reason: 'r' },
    })
    expect((await byHand(two.id, {})).errno).toBe('e40918')
    expect((await byHand(one.id, { schedule: competition.scheduleId })).errno).toBe('e40918')
    expect((await byHand(one.id, { schedule: 9_999_999 })).errno).toBe('e40411')
    // The second round has not even begun.
    expect((await byHand(one.id, { schedule: third })).errno).toBe('e40912')
  })
})
