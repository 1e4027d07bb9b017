import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../../test/ask.ts'
import { enter, makeCompetition, makeUser } from '../../../../../test/factories.ts'
import { makeOrganiser } from '../../../../../test/staff.ts'
import { handIn, makeTeam, settle } from '../../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

async function board(schedule: object = {}, others = [0.9, 0.8, 0.7]) {
  const competition = await makeCompetition(world, { schedule: { precision: 3, ...schedule } })
  for (const score of others) {
    const { captain } = await makeTeam(world, competition.id)
    await handIn(world, competition.id, captain, { score, scoreB: 1 - score })
  }
  const own = await makeTeam(world, competition.id)
  const outcome = async (id: number, as = own.captain) =>
    (await ask(world, `GET /api/submissions/${id}`, { as })).data.outcome
  const hand = (score: number | null, more: object = {}) =>
    handIn(world, competition.id, own.captain, { score, ...more })
  return { competition, own, outcome, hand }
}

describe('what a score did for its team', () => {
  test('the first: a rank and no other before', async () => {
    const { hand, outcome } = await board()
    expect(await outcome(await hand(0.75))).toEqual({
      change: 'first',
      difference: null,
      bestBefore: null,
      best: '0.750',
      rankBefore: null,
      rank: 3,
      total: 4,
      gapToNext: '0.050',
      left: 4,
    })
  })

  test('a better one climbs, a worse one changes nothing', async () => {
    const { hand, outcome } = await board()
    await hand(0.65)
    expect(await outcome(await hand(0.85))).toMatchObject({
      change: 'better',
      difference: '0.200',
      rankBefore: 4,
      rank: 2,
      gapToNext: '0.050',
      left: 3,
    })
    expect(await outcome(await hand(0.75))).toMatchObject({
      change: 'worse',
      bestBefore: '0.850',
      best: '0.850',
      rankBefore: 2,
      rank: 2,
    })
    expect(await outcome(await hand(0.95))).toMatchObject({ rankBefore: 2, rank: 1, gapToNext: null })
  })

  test('the smaller is better where the round says so', async () => {
    const { hand, outcome } = await board({ direction: 'minimize' })
    await hand(0.95)
    expect(await outcome(await hand(0.75))).toMatchObject({ change: 'better', rankBefore: 4, rank: 2 })
  })

  test('each board of a round is one of its own', async () => {
    const { hand, outcome } = await board({ sub_ranks: ['甲', '乙'] }, [])
    await hand(0.9, { subRank: '甲' })
    expect(await outcome(await hand(0.5, { subRank: '乙' }))).toMatchObject({ change: 'first', total: 1 })
  })
})

describe('what is not told', () => {
  test('before there is a score, and once it is void', async () => {
    const { competition, own, hand, outcome } = await board()
    const waiting = await handIn(world, competition.id, own.captain)
    expect(await outcome(waiting)).toBeNull()
    await settle(world, waiting, 0.6)
    const taken = await hand(0.85)
    await world.db
      .updateTable('submission')
      .set({ voided_at: world.clock.now(), voided_by: own.captain.id, void_reason: 'wrong data' })
      .where('id', '=', taken)
      .execute()
    expect(await outcome(taken)).toBeNull()
  })

  test('of what has a score on list B alone', async () => {
    const { hand, outcome } = await board()
    expect(await outcome(await hand(null, { scoreB: 0.9 }))).toBeNull()
  })

  test('to organisers, whose team it is not', async () => {
    const { competition, own, hand, outcome } = await board()
    const id = await hand(0.85)
    const organiser = await makeOrganiser(world, competition.id)
    expect(await outcome(id, organiser)).toBeNull()
    const other = await makeUser(world)
    await enter(world, competition.id, other)
    expect((await ask(world, `GET /api/submissions/${id}`, { as: other })).errno).toBe('e40440')
    expect(await outcome(id, own.captain)).not.toBeNull()
  })

  test('a disqualified team has no rank', async () => {
    const { own, hand, outcome } = await board()
    const id = await hand(0.85)
    await world.db
      .updateTable('team')
      .set({ banned_at: world.clock.now(), ban_reason: 'x' })
      .where('id', '=', own.id)
      .execute()
    await world.db.deleteFrom('ranking_entry').where('team_id', '=', own.id).execute()
    expect(await outcome(id)).toMatchObject({ best: null, rank: null, rankBefore: null, gapToNext: null })
  })

  test('under a ladder, more than the board shows', async () => {
    const spread = { leaveOut: Array.from({ length: 10 }, (_, group) => 0.2 + group / 1000), rows: 1000 }
    const { hand, outcome } = await board({ ladder: true }, [])
    await hand(0.8, { spread })
    expect(await outcome(await hand(0.801, { spread }))).toMatchObject({
      change: 'same',
      difference: '0.000',
      best: '0.800',
    })
  })
})
