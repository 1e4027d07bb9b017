import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../../test/ask.ts'
import { enter, makeCompetition, makeUser } from '../../../../../test/factories.ts'
import { makeScored } from '../../../../../test/running.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const day = 86_400_000

/** A team with four submissions: x and y are its best on list A, z is the best on list B. */
async function teamWithFour(schedule: Record<string, unknown> = {}) {
  const competition = await makeCompetition(world, {
    schedule: { list_b_mode: 'split', ...schedule },
    answer: 'id,label,Usage\n1,a,Public\n2,b,Private\n',
  })
  const captain = await makeUser(world)
  const { teamId } = await enter(world, competition.id, captain)
  const of = { competitionId: competition.id, scheduleId: competition.scheduleId, teamId, userId: captain.id }
  const ids = {
    x: await makeScored(world, of, { A: 0.9, B: 0.1 }, { file_name: 'x.csv' }),
    y: await makeScored(world, of, { A: 0.8, B: 0.2 }, { file_name: 'y.csv' }),
    w: await makeScored(world, of, { A: 0.5, B: 0.4 }, { file_name: 'w.csv' }),
    z: await makeScored(world, of, { A: 0.1, B: 0.99 }, { file_name: 'z.csv' }),
  }
  const page = async () => {
    const answer = await ask(world, `GET /api/competitions/${competition.id}?part=submits&per_size=1`, {
      as: captain,
    })
    return (answer.data as { submits: { finalChoice: Shown | null } }).submits.finalChoice
  }
  const tick = (id: number, isCandidate = true) =>
    ask(world, `PUT /api/submissions/${id}/candidate`, { as: captain, body: { isCandidate } })
  return { competition, captain: captain.id, ids, page, tick }
}

type Shown = {
  most: number
  until: string
  isOver: boolean
  isRevealed: boolean
  boards: {
    subRank: string
    ticked: number
    counting: { fileName: string; score: string }[] | null
    placing: number | null
  }[]
}

const names = (shown: Shown | null) => shown?.boards[0]?.counting?.map(one => one.fileName)

test('without a tick the two best of list A count, with ticks those alone; also when they are on another page', async () => {
  const { captain, ids, page, tick } = await teamWithFour()
  const before = await page()
  expect(before).toMatchObject({ most: 2, isOver: false, isRevealed: false })
  expect(before?.boards).toMatchObject([{ subRank: '', ticked: 0, placing: null }])
  expect(names(before)).toEqual(['x.csv', 'y.csv'])
  expect(before?.boards[0]?.counting?.[0]?.score).toBe('0.900000')
  await tick(ids.z)
  expect((await page())?.boards[0]?.ticked).toBe(1)
  expect(names(await page())).toEqual(['z.csv'])
  await tick(ids.w)
  expect(names(await page())).toEqual(['w.csv', 'z.csv'])
  await world.db
    .updateTable('submission')
    .set({ voided_at: world.clock.now(), voided_by: captain, void_reason: 'copied' })
    .where('id', '=', ids.w)
    .execute()
  expect((await page())?.boards[0]).toMatchObject({ ticked: 1, counting: [{ fileName: 'z.csv' }] })
})

test('says until when, that it is over, and after the reveal which one decides the place', async () => {
  const { competition, ids, page } = await teamWithFour()
  const now = world.clock.now()
  const end = new Date(now.getTime() + 5 * day)
  expect((await page())?.until).toBe(end.toISOString())
  try {
    world.setNow(end)
    expect(await page()).toMatchObject({ isOver: true, isRevealed: false, boards: [{ placing: null }] })
    await world.db
      .updateTable('schedule')
      .set({ revealed_at: end })
      .where('id', '=', competition.scheduleId)
      .execute()
    // Of x and y, which counted, y is the better on list B.
    expect(await page()).toMatchObject({ isOver: true, isRevealed: true, boards: [{ placing: ids.y }] })
  } finally {
    world.setNow(now)
  }
})

test('on a ladder the order of full scores stays untold until something is ticked', async () => {
  const { ids, page, tick } = await teamWithFour({ ladder: true })
  expect((await page())?.boards[0]).toMatchObject({ ticked: 0, counting: null })
  await tick(ids.w)
  expect(names(await page())).toEqual(['w.csv'])
})

test('rounds that ask for no choice have none', async () => {
  const { page } = await teamWithFour({ list_b_mode: 'none' })
  expect(await page()).toBe(null)
})
