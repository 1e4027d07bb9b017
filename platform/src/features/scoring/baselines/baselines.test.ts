import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeLog } from '../../../base/log/log.ts'
import { ask, send } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { scoreFile } from '../../engine/scorer/server/score-file.ts'
import { scoringJob } from '../submissions/server/score-submission.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

async function make(given: Parameters<typeof makeCompetition>[1] = {}) {
  const competition = await makeCompetition(world, given)
  return { ...competition, organiser: await makeOrganiser(world, competition.id) }
}
type Made = Awaited<ReturnType<typeof make>>
const half = 'id,label\n1,a\n2,a\n3,a\n4,a\n'
const hand = (
  made: Made,
  fields: Record<string, string> = { name: '全部为 a' },
  {
    as = made.organiser,
    content = half,
    name = 'baseline.csv',
  }: { as?: TestUser; content?: string; name?: string } = {},
) =>
  send(world, `POST /api/admin/competitions/${made.id}/rounds/${made.scheduleId}/baselines`, {
    as,
    fields,
    file: { name, content },
  })
const score = (submissionId: number) =>
  scoringJob(scoreFile).run(
    world,
    { submissionId },
    {
      signal: new AbortController().signal,
      attempt: 1,
      isLastAttempt: false,
      log: makeLog('test', 'silent'),
      now: world.clock.now(),
    },
  )
const list = async (made: Made) =>
  (await ask(world, `GET /api/admin/competitions/${made.id}/baselines`, { as: made.organiser })).data
    .baselines

describe('a baseline', () => {
  test('is scored and stands on the board without a rank, in front of those it beats', async () => {
    const made = await make()
    const handed = await hand(made)
    expect(handed.data).toMatchObject({
      team: { name: '全部为 a' },
      submission: { state: 'queued', list: 'A' },
    })
    await score(handed.data.submission.id)
    const board = await ask(world, `GET /api/competitions/${made.id}?part=rankings`, {
      as: await makeUser(world),
    })
    expect(board.data.rankings).toMatchObject({ total: 0, list: [] })
    expect(board.data.rankings.baselines).toMatchObject([
      { ranking: null, team: { name: '全部为 a', isBaseline: true, members: [] } },
    ])
    expect(await list(made)).toMatchObject([{ submission: { state: 'scored', score: '0.500000' } }])
    const detail = await world.db
      .selectFrom('competition')
      .select(['team_count', 'participant_count'])
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow()
    expect(detail).toEqual({ team_count: 0, participant_count: 0 })
    const written = await world.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', 'competition')
      .where('subject_id', '=', made.id)
      .execute()
    expect(written).toEqual([{ action: 'competition.baseline' }])
  })

  test('is for a board that a page shows', async () => {
    const [parted, plain] = [await make({ schedule: { sub_ranks: ['学生组', '公开组'] } }), await make()]
    for (const [made, subRank] of [
      [parted, ''],
      [parted, '没有的组'],
      [plain, '学生组'],
    ] as const)
      expect(await hand(made, { name: '全部为 a', subRank })).toMatchObject({
        errno: 'e40093',
        paths: ['body.subRank'],
      })
    const { data } = await hand(parted, { name: '全部为 a', subRank: '公开组' })
    await score(data.submission.id)
    const shown = async (type: string) => {
      const path = `/api/competitions/${parted.id}?part=rankings&type=${encodeURIComponent(type)}` as const
      return (await ask(world, `GET ${path}`, { as: parted.organiser })).data.rankings.baselines.length
    }
    expect([await shown('学生组'), await shown('公开组')]).toEqual([0, 1])
  })

  test('knows neither windows nor quotas', async () => {
    const made = await make({ schedule: { max_submit_count: 1, list_a_end: new Date('2026-11-15') } })
    const all = await Promise.all([1, 2, 3].map(() => hand(made)))
    expect(all.map(one => one.status)).toEqual([200, 200, 200])
    // One name is one baseline, however many come at once.
    expect(new Set(all.map(one => one.data.team.id)).size).toBe(1)
  })

  test('of a round with a window for list B goes to the list it is meant for', async () => {
    const made = await make({
      schedule: {
        list_b_mode: 'window',
        list_b_start: new Date('2026-11-26'),
        list_b_end: new Date('2026-11-27'),
      },
    })
    expect(await hand(made, { name: 'b', list: 'B' })).toMatchObject({ status: 409, errno: 'e40975' })
    expect((await hand(made, { name: 'b', list: 'A' })).status).toBe(200)
  })

  test('is nobody else’s to hand in or to see', async () => {
    const made = await make()
    const other = await make()
    const competitor = await makeUser(world)
    for (const as of [competitor, other.organiser]) {
      expect((await hand(made, { name: 'x' }, { as })).status).toBe(403)
      expect((await ask(world, `GET /api/admin/competitions/${made.id}/baselines`, { as })).status).toBe(403)
    }
    expect((await ask(world, `GET /api/admin/competitions/${made.id}/baselines`)).status).toBe(401)
    expect(await hand({ ...other, scheduleId: made.scheduleId, organiser: other.organiser })).toMatchObject({
      status: 404,
      errno: 'e40472',
    })
  })

  test('needs a name that no team has, a file, and a round that can be scored', async () => {
    const made = await make()
    const user = await makeUser(world, { user_name: 'Taken name' })
    await enter(world, made.id, user)
    expect(await hand(made, { name: ' taken  NAME ' })).toMatchObject({ status: 409, errno: 'e40974' })
    expect((await hand(made, {})).paths).toEqual(['body.name'])
    expect((await hand(made, { name: 'x' }, { content: '' })).status).toBe(400)
    expect((await hand(made, { name: 'x' }, { name: 'x.zip' })).status).toBe(415)
    const unready = await make({ schedule: { metric_key: null } })
    expect(await hand(unready)).toMatchObject({ status: 409, errno: 'e40975' })
    expect(await list(unready)).toEqual([])
  })
})
