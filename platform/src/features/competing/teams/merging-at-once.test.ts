import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, waiting } from '../../../../test/ask.ts'
import { makeCompetition, type TestUser } from '../../../../test/factories.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import {
  handIn,
  joinTeam,
  makeTeam,
  peopleOf,
  request,
  settle,
  type TestTeam,
} from '../../../../test/teams.ts'
import { codes, mergeCalls } from '../../../../test/merging.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { lockTeam } from './server/teams.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const { accept, board, quota, teams } = mergeCalls(() => world)

describe('two at once', () => {
  test('two accepts at the last place: one comes in', async () => {
    const { id } = await makeCompetition(world, { competition: { team_size_max: 2 } })
    const [team, one, two] = (await teams(id, 3)) as [TestTeam, TestTeam, TestTeam]
    const requests = [await request(world, team, one.captain), await request(world, team, two.captain)]
    const answers = await Promise.all(requests.map(requestId => accept(team, requestId)))
    expect(codes(answers)).toEqual(['e40931', 'ok'])
    expect((await peopleOf(world, team.id)).all).toHaveLength(2)
  })

  test('an accept and a link at the last place: one comes in', async () => {
    const { id } = await makeCompetition(world, { competition: { team_size_max: 2 } })
    const [team, one, two] = (await teams(id, 3)) as [TestTeam, TestTeam, TestTeam]
    const { data } = await ask(world, `POST /api/teams/${team.id}/invitation`, { as: team.captain })
    const requestId = await request(world, team, one.captain)
    const answers = await Promise.all([
      accept(team, requestId),
      ask(world, `POST /api/teams/invitations/${data.token}`, { as: two.captain }),
    ])
    expect(codes(answers)).toEqual(['e40931', 'ok'])
  })

  test('two teams accept one person: one has the person, the other is told', async () => {
    const { id } = await makeCompetition(world)
    const [one, two, asker] = (await teams(id, 3)) as [TestTeam, TestTeam, TestTeam]
    const [first, second] = [
      await request(world, one, asker.captain),
      await request(world, two, asker.captain),
    ]
    const answers = await Promise.all([accept(one, first), accept(two, second)])
    expect(codes(answers)).toEqual(['e40952', 'ok'])
    const sizes = [(await peopleOf(world, one.id)).all.length, (await peopleOf(world, two.id)).all.length]
    expect(sizes.sort()).toEqual([1, 2])
  })

  test('two teams that asked each other: one merge stands', async () => {
    const { id } = await makeCompetition(world)
    const [one, two] = (await teams(id, 2)) as [TestTeam, TestTeam]
    const [there, back] = [
      await request(world, one, two.captain, 'merges'),
      await request(world, two, one.captain, 'merges'),
    ]
    const answers = await Promise.all([accept(one, there), accept(two, back)])
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    const sizes = [(await peopleOf(world, one.id)).all.length, (await peopleOf(world, two.id)).all.length]
    expect(sizes.sort()).toEqual([0, 2])
  })

  test('a triangle of merges ends without a deadlock, everybody in one team with one captain', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await makeCompetition(world)
      const [a, b, c] = (await teams(id, 3)) as [TestTeam, TestTeam, TestTeam]
      const requests: [TestTeam, number][] = [
        [b, await request(world, b, a.captain, 'merges')],
        [c, await request(world, c, b.captain, 'merges')],
        [a, await request(world, a, c.captain, 'merges')],
      ]
      const answers = await Promise.all(requests.map(([team, requestId]) => accept(team, requestId)))
      for (const answer of answers)
        expect(['ok', 'e40932', 'e40952', 'e40331']).toContain(answer.errno ?? 'ok')
      expect(answers.some(answer => answer.status === 200)).toBe(true)
      const people = await Promise.all([a, b, c].map(team => peopleOf(world, team.id)))
      expect(people.flatMap(team => team.all).sort((x, y) => x - y)).toEqual(
        [a, b, c].map(team => team.captain.id).sort((x, y) => x - y),
      )
      for (const team of people) expect(team.captain).toHaveLength(team.all.length === 0 ? 0 : 1)
    }
  })

  test('a merge racing submissions loses none and stays within the quota', async () => {
    const { id } = await makeCompetition(world)
    const [into, from] = (await teams(id, 2)) as [TestTeam, TestTeam]
    const requestId = await request(world, into, from.captain, 'merges')
    const tries = [into.captain, from.captain].flatMap(user => [1, 2, 3, 4].map(() => user))
    const [merging, ...handed] = await Promise.all([
      accept(into, requestId),
      ...tries.map(user =>
        handIn(world, id, user, { score: 0.5 }).then(
          () => true,
          (error: { fault?: { code: string } }) => {
            expect(error.fault?.code).toBe('e40343')
            return false
          },
        ),
      ),
    ])
    const accepted = handed.filter(Boolean).length
    const rows = await world.db
      .selectFrom('submission')
      .select('team_id')
      .where('competition_id', '=', id)
      .execute()
    expect(rows).toHaveLength(accepted)
    if (merging.status === 200) {
      expect(accepted).toBeLessThanOrEqual(5)
      expect(new Set(rows.map(row => row.team_id))).toEqual(new Set([into.id]))
      expect(await quota(into.id)).toEqual([['2026-11-20', accepted, 0]])
      expect(await board(id)).toEqual([[into.id, 0.5, accepted]])
    } else {
      // Both had handed in so much before the merge had its turn that they cannot become one.
      expect(merging.errno).toBe('e40950')
      expect(accepted).toBe(8)
    }
  })

  test('a submission that waited for a merge is the merged team’s', async () => {
    const { id } = await makeCompetition(world)
    const [into, from] = (await teams(id, 2)) as [TestTeam, TestTeam]
    const early = await handIn(world, id, from.captain)
    let late: Promise<[number, void]> | undefined
    await world.db.transaction().execute(async tx => {
      // Both hold still until this ends: they have looked for their team and wait for its lock.
      await lockTeam(tx, from.id)
      late = Promise.all([handIn(world, id, from.captain), settle(world, early, 0.75)])
      await expect.poll(() => waiting(world), { timeout: 10_000 }).toBe(2)
      await tx.updateTable('submission').set({ team_id: into.id }).where('team_id', '=', from.id).execute()
      await tx.updateTable('quota_day').set({ team_id: into.id }).where('team_id', '=', from.id).execute()
      await tx
        .updateTable('team_member')
        .set({ team_id: into.id, role: 'member' })
        .where('team_id', '=', from.id)
        .execute()
      await tx.updateTable('team').set({ merged_into_id: into.id }).where('id', '=', from.id).execute()
    })
    const [submission] = (await late) ?? []
    const row = await world.db
      .selectFrom('submission')
      .select('team_id')
      .where('id', '=', submission ?? 0)
      .executeTakeFirst()
    expect(row?.team_id).toBe(into.id)
    expect(await board(id)).toEqual([[into.id, 0.75, 1]])
    expect(await quota(into.id)).toEqual([['2026-11-20', 2, 0]])
  })

  test('handing over racing removal leaves one captain', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await makeCompetition(world)
      const team = await makeTeam(world, id)
      const member: TestUser = await joinTeam(world, team)
      let answers: Promise<Awaited<ReturnType<typeof ask>>[]> | undefined
      await world.db.transaction().execute(async tx => {
        // Both have begun and wait: for this row, or for the one of them that waits for it.
        await tx
          .selectFrom('team_member')
          .select('user_id')
          .where('user_id', '=', member.id)
          .where('team_id', '=', team.id)
          .forUpdate()
          .execute()
        const handOver = ask(world, `PUT /api/teams/${team.id}/captain`, {
          as: team.captain,
          body: { captainId: member.id },
        })
        const leave = ask(world, `DELETE /api/teams/${team.id}/members/${member.id}`, {
          as: team.captain,
        })
        answers = Promise.all(round % 2 === 0 ? [handOver, leave] : [leave, handOver])
        await expect.poll(() => waiting(world), { timeout: 10_000 }).toBe(2)
      })
      const given = (await answers) ?? []
      expect(given.filter(answer => answer.status === 200)).toHaveLength(1)
      expect(codes(given).every(code => ['ok', 'e40331', 'e40432'].includes(code))).toBe(true)
      expect((await peopleOf(world, team.id)).captain).toHaveLength(1)
    }
  })

  test('a request racing a ban is refused or void, never open', async () => {
    const { id } = await makeCompetition(world)
    const organiser = await makeOrganiser(world, id)
    const [team, ...askers] = (await teams(id, 6)) as [TestTeam, ...TestTeam[]]
    const [banned, ...asked] = await Promise.all([
      ask(world, `POST /api/teams/${team.id}/ban`, { as: organiser, body: { reason: 'x' } }),
      ...askers.map(asker =>
        ask(world, `POST /api/teams/v2/${team.id}/requests`, {
          as: asker.captain,
          body: { message: 'x', cmptId: id },
        }),
      ),
    ])
    expect(banned.status).toBe(200)
    expect(asked.every(answer => answer.status === 200 || answer.errno === 'e40333')).toBe(true)
    const rows = await world.db
      .selectFrom('team_request')
      .select(['state', 'void_reason'])
      .where('team_id', '=', team.id)
      .execute()
    expect(rows).toEqual(
      asked.filter(answer => answer.status === 200).map(() => ({ state: 'void', void_reason: 'banned' })),
    )
  })
})
