import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeUser } from '../../../../test/factories.ts'
import { csv, findingsIn, look, makeRace, regression, rowsOf, teamsWith } from '../../../../test/integrity.ts'
import { openIntegrityDesk, type IntegrityDesk } from '../../../../test/integrity-desk.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { makeSecret } from '../../../base/secrets.ts'
import { keepTraces } from '../../people/identity/server/commands/keep-traces.ts'

let world: IntegrityDesk['world']
let race: IntegrityDesk['race']
let teams: IntegrityDesk['teams']
let organiser: IntegrityDesk['organiser']
let foreign: IntegrityDesk['foreign']
let administrator: IntegrityDesk['administrator']
let path: IntegrityDesk['path']
let list: IntegrityDesk['list']
beforeAll(async () => {
  ;({ world, race, teams, organiser, foreign, administrator, path, list } = await openIntegrityDesk())
  await look(world, race.id)
})
afterAll(() => world.close())

describe('is nobody else’s business', () => {
  test('of other organisers, participants and visitors', async () => {
    const [finding] = (await list('?state=all')).data.findings
    const user = await makeUser(world)
    for (const [as, status] of [
      [undefined, 401],
      [user, 403],
      [teams[0]?.captain, 403],
      [foreign, 403],
    ] as const) {
      // Without a session, not as the default.
      const of = as ? { as } : {}
      for (const call of [`GET ${path}`, `GET ${path}/${finding.id}`] as const)
        expect([call, (await ask(world, call, of)).status]).toEqual([call, status])
      expect((await ask(world, `POST ${path}/run`, { ...of, body: {} })).status).toBe(status)
      const body = { isDismissed: true, reason: 'x' }
      expect((await ask(world, `PUT ${path}/${finding.id}/dismissal`, { ...of, body })).status).toBe(status)
    }
    expect((await list('', administrator)).status).toBe(200)
  })

  test('not even through a competition of one’s own', async () => {
    const other = await makeRace(world)
    const theirs = await makeOrganiser(world, other.id)
    const [finding] = (await list('?state=all')).data.findings
    const through = `/api/admin/competitions/${other.id}/integrity/${finding.id}` as const
    const empty = await ask(world, `GET /api/admin/competitions/${other.id}/integrity?state=all`, {
      as: theirs,
    })
    expect(empty.data).toMatchObject({ findings: [], open: { same_file: 0, shared_access: 0 } })
    expect(await ask(world, `GET ${through}`, { as: theirs })).toMatchObject({ status: 404, errno: 'e40442' })
    const body = { isDismissed: true, reason: 'x' }
    expect(await ask(world, `PUT ${through}/dismissal`, { as: theirs, body })).toMatchObject({
      status: 404,
      errno: 'e40442',
    })
    expect((await list()).data.findings[0]).toMatchObject({ id: finding.id, dismissed: null })
    const own = `/api/admin/competitions/${other.id}/integrity/run` as const
    expect((await ask(world, `POST ${own}`, { as: theirs, body: {} })).data.state).toBe('waiting')
    expect((await list()).data.run.state).toBe('done')
    expect(await ask(world, `GET ${path}/999999`, { as: organiser })).toMatchObject({
      status: 404,
      errno: 'e40442',
    })
  })

  test('nothing that a participant is answered tells that there is something', async () => {
    const quiet = await makeRace(world)
    const numbers = (values: readonly number[]) => csv('value', rowsOf(values.map(value => value.toFixed(6))))
    const [one] = await teamsWith(world, quiet.id, [numbers(regression(1)), numbers(regression(1))])
    if (!one) throw new Error('a team was made')
    const device = makeSecret()
    const answers = async () => {
      const said: unknown[] = []
      for (const call of [
        `GET /api/teams?cmptId=${quiet.id}`,
        `GET /api/teams/${one.id}/history`,
        `GET /api/competitions/${quiet.id}`,
        `GET /api/competitions/${quiet.id}?part=submits`,
        `GET /api/competitions/${quiet.id}?part=rankings`,
        'GET /api/users/initData',
        'GET /api/v1/inbox/messages/unread/count',
      ] as const) {
        const answer = await ask(world, call, { as: one.captain })
        expect([call, answer.status]).toEqual([call, 200])
        said.push(answer.data)
      }
      return said
    }
    const before = await answers()
    for (const user of [one.captain])
      await world.db.transaction().execute(tx =>
        keepTraces(tx, {
          userId: user.id,
          address: '203.0.113.9',
          device,
          secret: world.settings.sessionSecret,
          now: world.clock.now(),
        }),
      )
    await look(world, quiet.id)
    expect(await findingsIn(world, quiet.id)).toHaveLength(1)
    expect(await answers()).toEqual(before)
  })
})
