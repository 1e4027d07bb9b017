import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../../test/factories.ts'
import { boardsOf, makeScored, makeWaiting, recomputedBoards } from '../../../../../test/running.ts'
import { makeOrganiser } from '../../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'
import { candidateFaults } from '../faults.ts'
import { candidateBlocked } from '../rules.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const day = 86_400_000
const end = new Date('2026-11-25T00:00:00.000Z')
const fine = {
  now: new Date(end.getTime() - 1),
  schedule: { listBMode: 'split' as const, listAEnd: end },
  submission: { isScored: true, isVoid: false, isCandidate: false },
  ticked: 1,
}

test.each([
  ['may be ticked', fine, undefined],
  [
    'in a round without split',
    { ...fine, schedule: { ...fine.schedule, listBMode: 'window' as const } },
    'notSplit',
  ],
  ['at the very end of list A', { ...fine, now: end }, 'closed'],
  ['while it waits', { ...fine, submission: { ...fine.submission, isScored: false } }, 'noScore'],
  ['when it is void', { ...fine, submission: { ...fine.submission, isVoid: true } }, 'noScore'],
  ['as the third', { ...fine, ticked: 2 }, 'full'],
  [
    'to take one of two back',
    { ...fine, ticked: 2, submission: { ...fine.submission, isCandidate: true } },
    undefined,
  ],
] as const)('%s', (_name, situation, fault) => {
  expect(candidateBlocked(situation)).toBe(fault && candidateFaults[fault])
})

async function splitRound() {
  const competition = await makeCompetition(world, {
    schedule: { list_b_mode: 'split' },
    answer: 'id,label,Usage\n1,a,Public\n2,b,Private\n',
  })
  const [captain, member] = [await makeUser(world), await makeUser(world)]
  const { teamId } = await enter(world, competition.id, captain)
  await world.db
    .insertInto('team_member')
    .values({
      competition_id: competition.id,
      user_id: member.id,
      team_id: teamId,
      role: 'member',
      joined_at: world.clock.now(),
    })
    .execute()
  const of = { competitionId: competition.id, scheduleId: competition.scheduleId, teamId, userId: captain.id }
  return { competition, captain, member, of }
}

const tick = (id: number, as: TestUser | undefined, isCandidate = true) =>
  ask(world, `PUT /api/submissions/${id}/candidate`, { as, body: { isCandidate } })

describe('choosing what stands for the final list', () => {
  test('any member ticks, and the final board follows in the same moment', async () => {
    const { captain, member, of } = await splitRound()
    const ids = [
      await makeScored(world, of, { A: 0.9, B: 0.1 }),
      await makeScored(world, of, { A: 0.8, B: 0.2 }),
      await makeScored(world, of, { A: 0.1, B: 0.99 }),
    ] as const
    expect((await boardsOf(world, of.scheduleId))[1]).toContain(`${ids[1]}=0.2`)
    const answer = await tick(ids[2], member)
    expect(answer.data).toMatchObject({ isCandidate: true, scoreB: null, candidate: { allowed: true } })
    expect((await boardsOf(world, of.scheduleId))[1]).toContain(`${ids[2]}=0.99`)
    expect((await tick(ids[0], captain)).status).toBe(200)
    const third = await tick(ids[1], captain)
    expect([third.status, third.errno]).toEqual([409, 'e40947'])
    expect((await tick(ids[2], captain, false)).status).toBe(200)
    expect((await boardsOf(world, of.scheduleId))[1]).toContain(`${ids[0]}=0.1`)
    expect(await boardsOf(world, of.scheduleId)).toEqual(await recomputedBoards(world, of.scheduleId))
  })

  test('of three at once two are ticked', async () => {
    const { captain, of } = await splitRound()
    const ids = [
      await makeScored(world, of, { A: 0.1, B: 0.1 }),
      await makeScored(world, of, { A: 0.2, B: 0.1 }),
      await makeScored(world, of, { A: 0.3, B: 0.1 }),
    ]
    const answers = await Promise.all(ids.map(id => tick(id, captain)))
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 200, 409])
  })

  test('asking twice is the same as asking once', async () => {
    const { captain, of } = await splitRound()
    const id = await makeScored(world, of, { A: 0.1, B: 0.1 })
    await tick(id, captain)
    expect((await tick(id, captain)).status).toBe(200)
    const events = await world.db
      .selectFrom('submission_event')
      .select('state')
      .where('submission_id', '=', id)
      .where('state', '=', 'chosen')
      .execute()
    expect(events).toHaveLength(1)
  })

  test('is for the team’s members alone', async () => {
    const { competition, of } = await splitRound()
    const id = await makeScored(world, of, { A: 0.1, B: 0.1 })
    const stranger = await makeUser(world)
    await enter(world, competition.id, stranger)
    const organiser = await makeOrganiser(world, competition.id)
    expect((await tick(id, undefined)).errno).toBe('e40101')
    expect((await tick(id, stranger)).errno).toBe('e40440')
    expect((await tick(id, organiser)).errno).toBe('e40440')
    expect((await tick(9_999_999, stranger)).errno).toBe('e40440')
    expect(
      await ask(world, `PUT /api/submissions/${id}/candidate`, { as: stranger, body: {} }),
    ).toMatchObject({
      status: 400,
      paths: ['body.isCandidate'],
    })
  })

  test('ends with list A to the millisecond; what waits, and other rounds, have nothing to tick', async () => {
    const { captain, of } = await splitRound()
    const id = await makeScored(world, of, { A: 0.1, B: 0.1 })
    const waiting = await makeWaiting(world, of)
    expect((await tick(waiting, captain)).errno).toBe('e40946')
    const before = world.clock.now()
    try {
      world.setNow(new Date(before.getTime() + 5 * day - 1))
      expect((await tick(id, captain)).status).toBe(200)
      world.setNow(new Date(before.getTime() + 5 * day))
      expect((await tick(id, captain, false)).errno).toBe('e40945')
    } finally {
      world.setNow(before)
    }
    const plain = await makeCompetition(world)
    const user = await makeUser(world)
    const { teamId } = await enter(world, plain.id, user)
    const other = await makeScored(
      world,
      { competitionId: plain.id, scheduleId: plain.scheduleId, teamId, userId: user.id },
      { A: 1 },
    )
    expect((await tick(other, user)).errno).toBe('e40944')
  })
})
