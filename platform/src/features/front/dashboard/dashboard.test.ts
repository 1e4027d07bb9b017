import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeNotice } from '../../../../test/notices.ts'
import { grant, makeOrganiser } from '../../../../test/staff.ts'
import { handIn, makeTeam, type TestTeam } from '../../../../test/teams.ts'
import { requestsOf } from '../../../../test/team-requests.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { addDays, dayIn } from '../../../base/clock/zone.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const hour = 3_600_000
const at = (hours: number) => new Date(world.clock.now().getTime() + hours * hour)
const home = async (as: TestUser) => (await ask(world, 'GET /api/home/mine', { as })).data

/** Keeps a board as it stood at the end of a day so many days ago, the first team first. */
async function keepBoard(scheduleId: number, daysAgo: number, teams: readonly TestTeam[]): Promise<void> {
  const day = addDays(dayIn('Asia/Shanghai', world.clock.now()), -daysAgo)
  await world.db
    .insertInto('ranking_snapshot')
    .values(
      teams.map((team, index) => ({
        schedule_id: scheduleId,
        sub_rank: '',
        board: 'A' as const,
        day,
        team_id: team.id,
        rank: index + 1,
        score: 1 - index / 10,
        best_at: at(-90),
        valid_count: 1,
      })),
    )
    .execute()
}

test('a place moves against yesterday as if a team that is disqualified by now had never stood there, and what is left of today is told', async () => {
  const { id, scheduleId } = await makeCompetition(world, { schedule: { max_submit_count: 3 } })
  const [own, other, gone] = [await makeTeam(world, id), await makeTeam(world, id), await makeTeam(world, id)]
  await keepBoard(scheduleId, 2, [own, gone, other])
  await keepBoard(scheduleId, 1, [gone, other, own])
  await handIn(world, id, other.captain, { at: at(-48), score: 0.8 })
  await handIn(world, id, own.captain, { at: world.clock.now(), score: 0.9 })
  await world.db
    .updateTable('team')
    .set({ banned_at: at(-1), ban_reason: '代他人提交' })
    .where('id', '=', gone.id)
    .execute()

  const { entered, enteredTotal } = await home(own.captain)
  expect(enteredTotal).toBe(1)
  expect(entered[0]).toMatchObject({
    competition: { id },
    isPending: false,
    team: { id: own.id, isDisqualified: false },
    open: { list: 'A' },
    quota: { left: 2, limit: 3 },
    place: { list: 'A', ranking: 1, total: 2, change: 1, trend: [1, 2, 1], isFinal: false },
  })
  // Nothing may be handed in, and nothing is won.
  expect((await home(gone.captain)).entered[0]).toMatchObject({
    team: { isDisqualified: true },
    quota: null,
    place: null,
  })
})

test('list B is told from its reveal on, and to its organizer no sooner', async () => {
  const { id, scheduleId } = await makeCompetition(world, {
    schedule: { list_b_mode: 'split', list_a_end: at(1), list_b_start: at(1), list_b_end: at(2) },
  })
  const [own, other] = [await makeTeam(world, id), await makeTeam(world, id)]
  await handIn(world, id, own.captain, { at: at(-1), score: 0.9, scoreB: 0.2 })
  await handIn(world, id, other.captain, { at: at(-1), score: 0.5, scoreB: 0.8 })
  await grant(world, own.captain, 'organiser', id)
  const place = async () => (await home(own.captain)).entered[0].place
  expect(await place()).toMatchObject({ list: 'A', ranking: 1 })
  await world.db
    .updateTable('schedule')
    .set({ revealed_at: at(-0.1) })
    .where('id', '=', scheduleId)
    .execute()
  expect(await place()).toMatchObject({ list: 'B', ranking: 2, score: '0.200000', change: null, trend: [2] })
})

test('what ended stays for a month behind what runs', async () => {
  const [soon, late, over, gone] = [
    await makeCompetition(world, { competition: { end_at: at(24) } }),
    await makeCompetition(world, { competition: { end_at: at(240) } }),
    await makeCompetition(world),
    await makeCompetition(world),
  ]
  const own = await makeTeam(world, late.id)
  for (const { id } of [soon, over, gone])
    await world.db
      .insertInto('registration')
      .values({ competition_id: id, user_id: own.captain.id, agreement_version: 1, created_at: at(-1) })
      .execute()
  for (const [{ id }, days] of [
    [over, 29],
    [gone, 31],
  ] as const) {
    const ended = { start_at: at(-24 * 60), end_at: at(-24 * days) }
    await world.db
      .updateTable('schedule')
      .set({ ...ended, list_a_start: ended.start_at, list_a_end: ended.end_at })
      .where('competition_id', '=', id)
      .execute()
    await world.db.updateTable('competition').set(ended).where('id', '=', id).execute()
  }
  const { entered } = await home(own.captain)
  expect(entered.map((one: { competition: { id: number } }) => one.competition.id)).toEqual([
    soon.id,
    late.id,
    over.id,
  ])
})

test('who leads a team is told who asks to join it, and its other members are not', async () => {
  const asking = requestsOf(world)
  const { team, other } = await asking.two()
  await asking.askTeam(team, other.captain)
  expect(await home(team.captain)).toMatchObject({
    requestTotal: 1,
    requests: [{ kind: 'join', team: { id: team.id }, from: { name: other.captain.name } }],
  })
  expect((await home(other.captain)).requests).toEqual([])
})

test('what is unread is told, the newest of it, and how much there is', async () => {
  const user = await makeUser(world)
  const made: number[] = []
  for (let n = 0; n < 7; n++) made.push(await makeNotice(world, user.id, { createdAt: at(n - 24) }))
  await makeNotice(world, user.id, { readAt: world.clock.now() })
  const { unread, unreadTotal } = await home(user)
  expect(unreadTotal).toBe(7)
  expect(unread.map((notice: { id: number }) => notice.id)).toEqual(made.toReversed().slice(0, 5))
})

test('an organizer is led to the competitions that are theirs', async () => {
  const { id } = await makeCompetition(world, { competition: { published_at: null } })
  const { runs } = await home(await makeOrganiser(world, id))
  expect(runs).toEqual([expect.objectContaining({ id })])
})
