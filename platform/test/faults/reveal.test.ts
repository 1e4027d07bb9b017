import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../ask.ts'
import { makeCompetition } from '../factories.ts'
import { makeOrganiser } from '../staff.ts'
import { handIn, makeTeam, type TestTeam } from '../teams.ts'
import { makeWorld, type World } from '../world.ts'

let world: World
// Visitors get what is kept for a moment, as in the product.
beforeAll(async () => (world = await makeWorld({ KEEP_SECONDS: '1' })))
afterAll(() => world.close())

const people = 40
const asks = 8

test('when all rush to the reveal, each sees nothing or all of it, and nobody sees another’s place', async () => {
  const start = world.clock.now().getTime()
  const end = new Date(start + 3_600_000)
  const competition = await makeCompetition(world, {
    schedule: { list_b_mode: 'split', list_a_end: end },
  })
  const teams: TestTeam[] = []
  for (let n = 0; n < people; n++) {
    const team = await makeTeam(world, competition.id)
    await handIn(world, competition.id, team.captain, { score: n / 100, scoreB: ((n * 7) % people) / 100 })
    teams.push(team)
  }
  const organiser = await makeOrganiser(world, competition.id)
  world.setNow(end)
  const order = teams
    .map((team, n) => ({ id: team.id, place: people - ((n * 7) % people) }))
    .sort((x, y) => x.place - y.place)
    .map(team => team.id)

  type Board = {
    isRevealed: boolean
    list: { team: { id: number } }[]
    own: { team: { id: number }; ranking: number } | null
  }
  const url = `/api/competitions/${competition.id}?part=rankings&stage=1&per_size=50` as const
  const see = async (as: TestTeam | undefined) => {
    const { status, data } = await ask(world, `GET ${url}`, { as: as?.captain })
    return { status, as, board: data.rankings as Board }
  }
  const rush = Array.from({ length: asks }, () => [...teams.map(see), see(undefined)]).flat()
  const reveal = ask(
    world,
    `PUT /api/admin/competitions/${competition.id}/schedules/${competition.scheduleId}/reveal`,
    { as: organiser, body: { when: 'now' } },
  )
  const more = Array.from({ length: asks }, () => [...teams.map(see), see(undefined)]).flat()
  expect((await reveal).status).toBe(200)
  const after = await Promise.all(teams.map(see))

  const seen = await Promise.all([...rush, ...more])
  for (const { status, as, board } of [...seen, ...after]) {
    expect(status).toBe(200)
    const shown = board.list.map(entry => entry.team.id)
    expect(shown).toEqual(board.isRevealed ? order : [])
    expect(board.own?.team.id ?? null).toBe(board.isRevealed && as ? as.id : null)
    if (board.own) expect(board.own.ranking).toBe(order.indexOf(board.own.team.id) + 1)
  }
  expect(after.every(({ board }) => board.isRevealed)).toBe(true)
})
