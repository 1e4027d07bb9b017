import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../../test/ask.ts'
import { enter, makeUser, type TestUser } from '../../../../../test/factories.ts'
import {
  actOn,
  auditOfSubmission,
  expectRecomputed,
  makeRun,
  placeOf,
} from '../../../../../test/run-by-staff.ts'
import { boardsOf, makeScored, makeWaiting } from '../../../../../test/running.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'
import { settleSubmission } from './commands/settle-submission.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const running = (given?: Parameters<typeof makeRun>[1]) => makeRun(world, given)
const put = (
  id: number,
  what: 'void' | 'adjustment',
  as: TestUser | undefined,
  body: Record<string, unknown>,
) => actOn(world, id, what, as, body)

describe('voiding a submission', () => {
  test('takes it off the boards with a reason that the team reads, and back', async () => {
    const { of, user, organiser } = await running()
    const worse = await makeScored(world, of, { A: 0.4 })
    const best = await makeScored(world, of, { A: 0.9 })
    const before = await boardsOf(world, of.scheduleId)
    const answer = await put(best, 'void', organiser, { isVoid: true, reason: '使用了外部数据' })
    expect(answer.data.voided).toMatchObject({ by: organiser.name, reason: '使用了外部数据' })
    expect(await boardsOf(world, of.scheduleId)).toEqual([` A: ${of.teamId}:${worse}=0.4/1`])
    await expectRecomputed(world, of.scheduleId)
    const seen = (await ask(world, `GET /api/submissions/${best}`, { as: user })).data
    expect(seen).toMatchObject({ state: 'scored', isBest: false, voided: { reason: '使用了外部数据' } })
    const { submits } = (
      await ask(world, `GET /api/competitions/${of.competitionId}?part=submits`, { as: user })
    ).data
    expect(submits.history).toMatchObject([{ score: 0.4 }])
    await put(best, 'void', organiser, { isVoid: false, reason: '复核无误' })
    expect(await boardsOf(world, of.scheduleId)).toEqual(before)
    expect(await auditOfSubmission(world, best)).toEqual([
      { action: 'submission.void', detail: { reason: '使用了外部数据' } },
      { action: 'submission.restore', detail: { reason: '复核无误' } },
    ])
  })

  test('asked twice is done once; what has no score cannot be voided', async () => {
    const { of, organiser } = await running()
    const id = await makeScored(world, of, { A: 0.4 })
    const body = { isVoid: true, reason: 'same' }
    const answers = await Promise.all([1, 2, 3].map(() => put(id, 'void', organiser, body)))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200])
    expect(await auditOfSubmission(world, id)).toHaveLength(1)
    expect((await put(id, 'void', organiser, { ...body, reason: 'x' })).errno).toBe('e40942')
    const restore = { isVoid: false, reason: 'back' }
    expect((await put(id, 'void', organiser, restore)).status).toBe(200)
    expect((await put(id, 'void', organiser, restore)).status).toBe(200)
    expect((await put(id, 'void', organiser, { ...restore, reason: 'y' })).errno).toBe('e40943')
    expect((await put(await makeWaiting(world, of), 'void', organiser, body)).errno).toBe('e40941')
  })
})

test('what is the organisers’ is theirs alone', async () => {
  const { of, user, competition } = await running()
  const { organiser: foreign, competition: theirs } = await running()
  const id = await makeScored(world, of, { A: 0.4 })
  const reads = [`competitions/${competition.id}/submissions`, `competitions/${competition.id}/run`] as const
  for (const path of reads) {
    expect((await ask(world, `GET /api/admin/${path}`)).errno).toBe('e40101')
    expect((await ask(world, `GET /api/admin/${path}`, { as: user })).errno).toBe('e40301')
    expect((await ask(world, `GET /api/admin/${path}`, { as: foreign })).errno).toBe('e40301')
  }
  const body = { isVoid: true, reason: 'r' }
  const score = { board: 'A', score: 1, reason: 'r' }
  for (const [as, errno] of [
    [undefined, 'e40101'],
    [user, 'e40301'],
    [foreign, 'e40301'],
  ] as const) {
    expect((await ask(world, `GET ${await placeOf(world, id)}`, { as })).errno).toBe(errno)
    expect((await put(id, 'void', as, body)).errno).toBe(errno)
    expect((await put(id, 'adjustment', as, score)).errno).toBe(errno)
  }
  // Under their own competition it is none.
  const elsewhere = `/api/admin/competitions/${theirs.id}/submissions/${id}` as const
  expect((await ask(world, `GET ${elsewhere}`, { as: foreign })).errno).toBe('e40440')
  expect((await ask(world, `PUT ${elsewhere}/void`, { as: foreign, body })).errno).toBe('e40440')
  expect((await ask(world, `PUT ${elsewhere}/adjustment`, { as: foreign, body: score })).errno).toBe('e40440')
})

describe('the list of submissions', () => {
  test('is filtered by what stands in the address, and goes on from a cursor', async () => {
    const { of, user, organiser, competition } = await running()
    const other = await makeUser(world)
    const { teamId } = await enter(world, competition.id, other)
    const mine = await makeScored(world, of, { A: 0.4 }, { sha256: 'abcdef12' })
    const theirs = await makeScored(
      world,
      { ...of, teamId, userId: other.id },
      { A: 0.5 },
      { sub_rank: '甲' },
    )
    const waiting = await makeWaiting(world, of)
    const failed = await makeWaiting(world, of)
    await world.db
      .transaction()
      .execute(tx =>
        settleSubmission(
          tx,
          failed,
          { state: 'failed', fault: 'scorer', code: 'timeout', issues: [], log: ['slow'] },
          world.clock.now(),
        ),
      )
    const list = async (query: string) => {
      const { data } = await ask(
        world,
        `GET /api/admin/competitions/${competition.id}/submissions?${query}`,
        { as: organiser },
      )
      return [data.submissions.map((one: { id: number }) => one.id), data.next]
    }
    expect(await list('')).toEqual([[failed, waiting, theirs, mine], null])
    expect(await list('size=2')).toEqual([[failed, waiting], waiting])
    expect(await list(`size=2&before=${waiting}`)).toEqual([[theirs, mine], null])
    expect(await list('state=waiting')).toEqual([[waiting], null])
    expect(await list('state=failed&fault=scorer')).toEqual([[failed], null])
    expect(await list('fault=file')).toEqual([[], null])
    expect(await list('day=2026-11-20')).toEqual([[failed, waiting, theirs, mine], null])
    expect(await list('day=2026-11-19')).toEqual([[], null])
    expect(await list(`team=${teamId}`)).toEqual([[theirs], null])
    expect(await list(`subRank=${encodeURIComponent('甲')}`)).toEqual([[theirs], null])
    expect(await list('search=ABCDEF')).toEqual([[mine], null])
    expect(await list(`search=${theirs}`)).toEqual([[theirs], null])
    expect(await list(`search=${encodeURIComponent(user.name)}`)).toEqual([[failed, waiting, mine], null])
    await put(mine, 'void', organiser, { isVoid: true, reason: 'r' })
    await put(theirs, 'adjustment', organiser, { board: 'A', score: 1, reason: 'r' })
    expect(await list('state=void')).toEqual([[mine], null])
    expect(await list('state=adjusted')).toEqual([[theirs], null])
    const detail = (await ask(world, `GET ${await placeOf(world, failed)}`, { as: organiser })).data
    expect(detail).toMatchObject({ state: 'failed', fault: 'scorer', log: ['slow'] })
    expect(detail.faultMessage).toMatch(/./)
    expect(
      (
        await ask(world, `GET /api/admin/competitions/${competition.id}/submissions?size=51`, {
          as: organiser,
        })
      ).errno,
    ).toBe('e50010')
  })

  test('the numbers count by the competition’s own clock', async () => {
    const { of, organiser, competition } = await running()
    // 12:00 in Shanghai; yesterday there ends at 16:00 UTC.
    await makeScored(world, of, { A: 0.4 }, { received_at: new Date('2026-11-20T03:59:50Z') })
    await makeScored(
      world,
      of,
      { A: 0.5 },
      { received_at: new Date('2026-11-19T15:59:59Z'), quota_day: '2026-11-19' },
    )
    await makeWaiting(world, of, { received_at: new Date('2026-11-20T03:30:00Z') })
    const { data } = await ask(world, `GET /api/admin/competitions/${competition.id}/run`, { as: organiser })
    expect(data).toMatchObject({
      waiting: 1,
      oldestWaitingAt: '2026-11-20T03:30:00.000Z',
      failed: { file: 0, scorer: 0, platform: 0 },
    })
    expect(data.hours).toHaveLength(24)
    expect(data.hours[11]).toEqual({ hour: 11, accepted: 2, failed: 0 })
    expect(data.hours[23]).toEqual({ hour: 23, accepted: 0, failed: 0 })
    expect(data.days).toHaveLength(14)
    expect(data.days.slice(-2)).toEqual([
      { day: '2026-11-19', accepted: 1, failed: 0, teams: 1 },
      { day: '2026-11-20', accepted: 2, failed: 0, teams: 1 },
    ])
    expect(data.latency.p50).toBeGreaterThan(9)
    expect(data.quota).toEqual({ teams: 0, full: 0, used: 0 })
    await world.db
      .insertInto('quota_day')
      .values({ team_id: of.teamId, schedule_id: of.scheduleId, day: '2026-11-20', accepted: 5 })
      .execute()
    await world.db
      .updateTable('schedule')
      .set({ max_submit_count: 5 })
      .where('id', '=', of.scheduleId)
      .execute()
    expect(
      (await ask(world, `GET /api/admin/competitions/${competition.id}/run`, { as: organiser })).data.quota,
    ).toEqual({ teams: 1, full: 1, used: 5 })
  })
})

describe('the exported list', () => {
  const lines = async (id: number, as: TestUser | undefined, query = '') => {
    const answer = await world.app.inject({
      method: 'GET',
      url: `/api/admin/competitions/${id}/submissions.csv?${query}`,
      headers: { ...as?.headers },
    })
    return {
      status: answer.statusCode,
      type: answer.headers['content-type'],
      lines: answer.body.split('\r\n'),
    }
  }

  test('has what the filters ask for, all scores, and no formula', async () => {
    const { of, organiser, competition } = await running({ schedule: { list_b_mode: 'split' } })
    await world.db.updateTable('team').set({ name: '=HYPERLINK("x")' }).where('id', '=', of.teamId).execute()
    const [first, second] = [
      await makeScored(world, of, { A: 0.4, B: -0.5 }, { file_name: '+cmd.csv' }),
      await makeScored(world, of, { A: 0.1 + 0.2, B: 1 / 3 }),
    ]
    const all = await lines(competition.id, organiser)
    expect([all.status, all.type]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(all.lines).toHaveLength(4)
    expect(all.lines[0]?.startsWith('\uFEFFid,round,board,list,team_id')).toBe(true)
    expect(all.lines[1]?.startsWith(`${second},1,,A,${of.teamId},"'=HYPERLINK(""x"")"`)).toBe(true)
    // Every digit that tells a score from its neighbours.
    expect(all.lines[1]).toContain(',0.30000000000000004,,,0.3333333333333333,,')
    expect(all.lines[2]).toContain(`,'+cmd.csv,`)
    expect(all.lines[2]).toContain(',0.4,,,-0.5,,false,,')
    expect((await lines(competition.id, organiser, 'day=2026-11-19')).lines).toHaveLength(2)
    await put(first, 'void', organiser, { isVoid: true, reason: 'r' })
    expect((await lines(competition.id, organiser, 'state=void')).lines[1]).toContain(`${first},1`)
    const said = await world.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', 'competition')
      .where('subject_id', '=', competition.id)
      .execute()
    expect(said[0]).toEqual({ action: 'submission.export' })
  })

  test('names boards as their reader knows them', async () => {
    const names = [{ key: '学生组', zh: '高校组', en: 'Universities' }]
    const { of, organiser, competition } = await running({
      schedule: { sub_ranks: ['学生组'], sub_rank_names: JSON.stringify(names) as never },
    })
    const id = await makeScored(world, of, { A: 0.4 }, { sub_rank: '学生组' })
    for (const [lang, name] of [
      ['zh-CN', '高校组'],
      ['en-US', 'Universities'],
    ] as const)
      expect((await lines(competition.id, organiser, `lang=${lang}`)).lines[1]).toMatch(`${id},1,${name},A,`)
  })

  test('goes on past a page', async () => {
    const { of, organiser, competition } = await running()
    await world.db
      .insertInto('submission')
      .values(
        Array.from({ length: 1_100 }, () => ({
          competition_id: of.competitionId,
          schedule_id: of.scheduleId,
          team_id: of.teamId,
          user_id: of.userId,
          list: 'A' as const,
          state: 'queued' as const,
          file_name: 'a.csv',
          storage_key: '',
          sha256: '',
          size: 1,
          quota_day: '2026-11-20',
          received_at: world.clock.now(),
          fault: null,
          fault_code: null,
          rows: null,
          started_at: null,
          finished_at: null,
        })),
      )
      .execute()
    const { lines: rows } = await lines(competition.id, organiser)
    expect(new Set(rows.slice(1, -1).map(row => row.split(',')[0])).size).toBe(1_100)
  })

  test('is the organisers’ alone', async () => {
    const { user, competition } = await running()
    const { organiser: foreign } = await running()
    expect((await lines(competition.id, undefined)).status).toBe(401)
    expect((await lines(competition.id, user)).status).toBe(403)
    expect((await lines(competition.id, foreign)).status).toBe(403)
  })
})
