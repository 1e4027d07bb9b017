import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition, type TestUser } from '../../../../test/factories.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { joinTeam, makeTeam, request, type TestTeam } from '../../../../test/teams.ts'
import { withNames } from '../../people/notices/rules.ts'
import { namesFor } from '../../people/notices/server/public.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

type Told = { kind: string; to: number[]; text: { zh: string; en: string }; path: string; key: string }

/** What this work tells people, oldest first. */
async function toldBy(work: () => Promise<unknown>): Promise<Told[]> {
  const newest = async () =>
    (
      await sql<{ id: number }>`select coalesce(max(id), 0) as id from graphile_worker._private_jobs`.execute(
        world.db,
      )
    ).rows[0]?.id ?? 0
  const before = await newest()
  await work()
  const { rows } = await sql<{ payload: Told }>`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'notices.deliver' and j.id > ${before} order by j.id`.execute(world.db)
  const told = rows.map(row => row.payload)
  const names = await namesFor(
    world.db,
    told.map(one => one.text.zh),
  )
  return told.map(one => ({
    ...one,
    text: { zh: withNames(one.text.zh, names), en: withNames(one.text.en, names) },
  }))
}
const kinds = (told: Told[]) => told.map(one => [one.kind, one.to])
const answer = (team: TestTeam, requestId: number, action: 'accept' | 'deny') =>
  ask(world, `PUT /api/teams/v2/${team.id}/requests/${requestId}`, { as: team.captain, body: { action } })
async function pair() {
  const { id } = await makeCompetition(world)
  const team = await makeTeam(world, id)
  const member: TestUser = await joinTeam(world, team)
  return { id, team, member, other: await makeTeam(world, id) }
}

describe('people are told', () => {
  test('a captain, that somebody asks', async () => {
    const { id, team, other } = await pair()
    const told = await toldBy(() => request(world, team, other.captain))
    expect(told).toMatchObject([
      {
        kind: 'team.asked',
        to: [team.captain.id],
        path: `/competitions/${id}/teams#received`,
        text: {
          zh: `${other.captain.name} 申请加入队伍“${team.name}”。`,
          en: `${other.captain.name} asks to join your team “${team.name}”.`,
        },
      },
    ])
  })

  test('whoever asked, of a no', async () => {
    const { team, other } = await pair()
    const requestId = await request(world, team, other.captain)
    expect(kinds(await toldBy(() => answer(team, requestId, 'deny')))).toEqual([
      ['team.decided', [other.captain.id]],
    ])
  })

  test('whoever asked and the members, of a yes, each once', async () => {
    const { team, member, other } = await pair()
    const requestId = await request(world, team, other.captain)
    const told = await toldBy(() => answer(team, requestId, 'accept'))
    expect(kinds(told)).toEqual([
      ['team.decided', [other.captain.id]],
      ['team.members', [member.id]],
    ])
    expect(told.map(one => one.text.zh)).toEqual([
      `你已加入队伍“${team.name}”。`,
      `${other.captain.name} 加入了队伍“${team.name}”。`,
    ])
    expect(new Set(told.map(one => one.key)).size).toBe(2)
  })

  test('both teams, of a merge', async () => {
    const { team, member, other } = await pair()
    const partner = await joinTeam(world, other)
    const asked = await toldBy(() => request(world, team, other.captain, 'merges'))
    expect(kinds(asked)).toEqual([['team.asked', [team.captain.id]]])
    const { data } = await ask(world, `GET /api/teams/v2/${team.id}/requests`, { as: team.captain })
    const told = await toldBy(() => answer(team, data.requests[0].id, 'accept'))
    expect(told.map(one => [one.kind, one.to.toSorted((a, b) => a - b)])).toEqual([
      ['team.decided', [other.captain.id, partner.id].sort((a, b) => a - b)],
      ['team.members', [member.id]],
    ])
  })

  test('the captain, that somebody came by the link', async () => {
    const { team, member, other } = await pair()
    const { data } = await ask(world, `POST /api/teams/${team.id}/invitation`, { as: team.captain })
    const told = await toldBy(() =>
      ask(world, `POST /api/teams/invitations/${data.token}`, { as: other.captain }),
    )
    expect(told.map(one => one.to.toSorted((a, b) => a - b))).toEqual([
      [team.captain.id, member.id].sort((a, b) => a - b),
    ])
  })

  test('the new captain, and who was removed; nobody of an edit', async () => {
    const { id, team, member } = await pair()
    expect(
      kinds(
        await toldBy(() =>
          ask(world, `PUT /api/teams/${team.id}/captain`, {
            as: team.captain,
            body: { captainId: member.id },
          }),
        ),
      ),
    ).toEqual([['team.members', [member.id]]])
    expect(
      kinds(
        await toldBy(() =>
          ask(world, `DELETE /api/teams/${team.id}/members/${team.captain.id}`, { as: member }),
        ),
      ),
    ).toEqual([['team.members', [team.captain.id]]])
    expect(
      await toldBy(() => ask(world, `PUT /api/teams/${team.id}`, { as: member, body: { manifesto: 'x' } })),
    ).toEqual([])
    const organiser = await makeOrganiser(world, id)
    expect(
      kinds(
        await toldBy(() =>
          ask(world, `POST /api/teams/${team.id}/ban`, { as: organiser, body: { reason: 'x' } }),
        ),
      ),
    ).toEqual([['team.banned', [member.id]]])
    expect(
      kinds(
        await toldBy(() =>
          ask(world, `DELETE /api/teams/${team.id}/ban`, { as: organiser, body: { reason: 'x' } }),
        ),
      ),
    ).toEqual([['team.banned', [member.id]]])
  })

  test('nothing, when what they would be told of did not happen', async () => {
    const { team, other } = await pair()
    await request(world, team, other.captain)
    expect(
      await toldBy(() =>
        ask(world, `POST /api/teams/v2/${team.id}/requests`, {
          as: other.captain,
          body: { message: 'x', cmptId: team.competitionId },
        }),
      ),
    ).toEqual([])
  })
})
