import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '../../../base/clock/zone.ts'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeScored } from '../../../../test/running.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { takeSnapshot } from './server/commands/take-snapshot.ts'

const zone = 'Asia/Shanghai'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

/** A team that is better on the second board of its round than on the first. */
async function teamOnTwoBoards() {
  const competition = await makeCompetition(world, { schedule: { sub_ranks: ['学生组', '公开组'] } })
  const captain = await makeUser(world)
  const { teamId } = await enter(world, competition.id, captain)
  const of = { competitionId: competition.id, scheduleId: competition.scheduleId, teamId, userId: captain.id }
  await makeScored(world, of, { A: 0.4 }, { sub_rank: '学生组' })
  await makeScored(world, of, { A: 0.9 }, { sub_rank: '公开组' })
  const part = (part: string, type?: string) =>
    ask(
      world,
      `GET /api/competitions/${competition.id}?part=${part}${type === undefined ? '' : `&type=${encodeURIComponent(type)}`}`,
      { as: captain },
    )
  return { competition, part }
}

const scores = (list: { maxScore: string }[]) => list.map(entry => Number(entry.maxScore))

test('each board of a round is read by its name, the first without one', async () => {
  const { part } = await teamOnTwoBoards()
  for (const [type, name, score] of [
    [undefined, '学生组', 0.4],
    ['', '学生组', 0.4],
    ['学生组', '学生组', 0.4],
    ['公开组', '公开组', 0.9],
  ] as const) {
    const { rankings } = (await part('rankings', type)).data
    expect([rankings.type, scores(rankings.list), Number(rankings.own.maxScore)]).toEqual([
      name,
      [score],
      score,
    ])
    expect(rankings.ownHistory.map((point: { best: number }) => point.best)).toEqual([score])
  }
})

test('each board of a day is read by its name', async () => {
  const { competition, part } = await teamOnTwoBoards()
  const now = world.clock.now()
  const today = dayIn(zone, now)
  await takeSnapshot(world.db, { id: competition.scheduleId, zone }, today, now)
  const { daily } = (await part('daily', '公开组')).data
  expect([daily.type, daily.day, scores(daily.list)]).toEqual(['公开组', today, [0.9]])
  expect(scores((await part('daily')).data.daily.list)).toEqual([0.4])
})

test('own scores are told of one board, all submissions of the round are listed', async () => {
  const { part } = await teamOnTwoBoards()
  for (const [type, name, best] of [
    [undefined, '学生组', 0.4],
    ['公开组', '公开组', 0.9],
  ] as const) {
    const { submits } = (await part('submits', type)).data
    expect([submits.type, submits.total]).toEqual([name, 2])
    expect(
      submits.history.map((point: { score: number; best: number }) => [point.score, point.best]),
    ).toEqual([[best, best]])
  }
})

test.each(['rankings', 'daily', 'submits'])(
  'part=%s of a board that the round has not is not found',
  async name => {
    const { part } = await teamOnTwoBoards()
    expect(await part(name, '教师组')).toMatchObject({ status: 404, errno: 'e40415' })
    const { id } = await makeCompetition(world)
    expect(await ask(world, `GET /api/competitions/${id}?part=${name}&type=x`)).toMatchObject({
      status: 404,
      errno: 'e40415',
    })
    expect((await ask(world, `GET /api/competitions/${id}?part=${name}`)).status).toBe(200)
  },
)

test('boards show scores that differ beyond the decimals of a round as different', async () => {
  const competition = await makeCompetition(world, { schedule: { metric_key: 'mse', direction: 'minimize' } })
  const readers: TestUser[] = []
  for (const score of [1e-7, 5e-8, 2e-7, 2e-7, 2.01e-7, 2.04e-7]) {
    const captain = await makeUser(world)
    readers.push(captain)
    const { teamId } = await enter(world, competition.id, captain)
    if (score === 2.04e-7)
      await world.db.updateTable('team').set({ is_baseline: true }).where('id', '=', teamId).execute()
    const { scheduleId } = competition
    await makeScored(
      world,
      { competitionId: competition.id, scheduleId, teamId, userId: captain.id },
      { A: score },
    )
  }
  const wanted = ['5.0e-8', '1.0e-7', '0.000000200', '0.000000200', '0.000000201']
  const shown = (list: { maxScore: string }[]) => list.map(entry => entry.maxScore)
  const path = `GET /api/competitions/${competition.id}` as const
  const read = async (query: string, as = readers[2]) =>
    (await ask(world, `${path}?part=rankings${query}`, { as })).data.rankings
  const { list, baselines, own } = await read('')
  expect([shown(list), shown(baselines), own.maxScore]).toEqual([wanted, ['0.000000204'], wanted[2]])
  // A reader's own row on another page differs from the rows that it stands beside.
  const beside = await read('&per_size=2&page=2', readers[4])
  expect([shown(beside.list), beside.own.maxScore]).toEqual([['2.0e-7', '2.0e-7'], '0.000000201'])
  const now = world.clock.now()
  await takeSnapshot(world.db, { id: competition.scheduleId, zone }, dayIn(zone, now), now)
  expect(shown((await ask(world, `${path}?part=daily`)).data.daily.list)).toEqual(wanted)
})
