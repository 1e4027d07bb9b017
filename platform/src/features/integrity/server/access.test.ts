import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter, makeUser, multipart, type TestUser } from '../../../../test/factories.ts'
import { findingsIn, look, makeRace } from '../../../../test/integrity.ts'
import { handIn, joinTeam, makeTeam } from '../../../../test/teams.ts'
import { runJob } from '../../../../test/queue.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { makeSecret } from '../../identity/server/secrets.ts'
import { deviceCookie, keepTraces, placeOf } from '../../identity/server/traces.lookups.ts'
import { forgetExpired, identityJobs } from '../../identity/server/jobs.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const day = 86_400_000
/** Uses an account from somewhere, on so many days up to now. */
async function use(user: { id: number }, from: { address?: string; device?: string }, days = 3) {
  for (let before = days - 1; before >= 0; before--)
    await keepTraces(world.db, {
      userId: user.id,
      address: from.address ?? '127.0.0.1',
      device: from.device,
      secret: world.settings.sessionSecret,
      now: new Date(world.clock.now().getTime() - before * day),
    })
}
async function team(competitionId: number, hasFile = true) {
  const made = await makeTeam(world, competitionId)
  // Of its own, so that nothing but where it came from is shared.
  const file = { key: 'none', sha256: `of ${made.id}`, size: 1, name: 'r.csv' }
  if (hasFile) await handIn(world, competitionId, made.captain, { score: 0.5, file })
  return made
}
let last = 0
const address = () => `198.51.100.${++last}`

describe('accounts of different teams', () => {
  test('from one device and one address are one finding, which says no address', async () => {
    const { id } = await makeRace(world)
    const [one, two] = [await team(id), await team(id)]
    const place = { address: address(), device: makeSecret() }
    await use(one.captain, place)
    await use(two.captain, place, 2)
    await look(world, id)
    const [finding, ...others] = await findingsIn(world, id)
    expect(others).toEqual([])
    expect(finding).toMatchObject({ kind: 'shared_access', teams: [one.id, two.id] })
    if (finding?.detail.kind !== 'shared_access') throw new Error('another kind')
    expect(finding.detail.marks.map(mark => [mark.kind, mark.accounts])).toEqual([
      ['device', 2],
      ['address', 2],
    ])
    expect(finding.detail.marks[0]?.uses).toMatchObject([
      { userId: one.captain.id, teamId: one.id, days: 3, lastAt: expect.stringMatching(/^2026-11-20T04:00/) },
      { userId: two.captain.id, teamId: two.id, days: 2 },
    ])
    const kept = JSON.stringify([finding, await world.db.selectFrom('access_trace').selectAll().execute()])
    expect(kept).not.toContain(place.address)
    expect(kept).not.toContain(place.device)
  })

  test('of which one has handed nothing in, or of one team, or from a campus, are none', async () => {
    const { id } = await makeRace(world)
    const [one, silent] = [await team(id), await team(id, false)]
    const mate = await joinTeam(world, one)
    const home = { address: address(), device: makeSecret() }
    for (const user of [one.captain, mate, silent.captain]) await use(user, home)
    const campus = { address: address() }
    const [two, three] = [await team(id), await team(id)]
    for (const user of [two.captain, three.captain]) await use(user, campus)
    for (let other = 0; other < 3; other++) await use(await makeUser(world), campus)
    const cafe = { address: address() }
    const [four, five] = [await team(id), await team(id)]
    await use(four.captain, cafe)
    await use(five.captain, cafe, 1)
    // Behind a proxy that is not trusted everybody comes from this machine.
    for (const user of [four.captain, five.captain]) await use(user, { address: '::ffff:127.0.0.1' })
    await look(world, id)
    expect(await findingsIn(world, id)).toEqual([])
  })

  test('of different competitions are none', async () => {
    const [here, there] = [await makeRace(world), await makeRace(world)]
    const [one, two] = [await team(here.id), await team(there.id)]
    const home = { address: address(), device: makeSecret() }
    await use(one.captain, home)
    await use(two.captain, home)
    await look(world, here.id)
    expect(await findingsIn(world, here.id)).toEqual([])
  })
})

describe('what is kept of an access', () => {
  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:DB8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:0db8::7', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', null],
    ['127.0.0.1', null],
    ['', null],
  ])('%s is %s', (given, expected) => expect(placeOf(given)).toBe(expected))

  const traces = (user: TestUser) =>
    world.db.selectFrom('access_trace').selectAll().where('user_id', '=', user.id).orderBy('kind').execute()

  test('handing a file in leaves a trace; days count days, not visits; old ones go', async () => {
    const { id } = await makeRace(world)
    const user = await makeUser(world)
    await enter(world, id, user)
    const device = makeSecret()
    const send = async (remoteAddress: string) => {
      const { payload, headers } = multipart({}, [
        { field: 'file', name: 'r.csv', content: 'id,value\n1,2\n' },
      ])
      const cookie = `${user.headers.cookie}; ${deviceCookie}=${device}`
      const answer = await world.app.inject({
        method: 'POST',
        url: `/api/competitions/${id}/uploads`,
        remoteAddress,
        payload,
        headers: { ...user.headers, ...headers, cookie },
      })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).not.toContain(remoteAddress)
    }
    await send('198.51.100.200')
    await send('198.51.100.200')
    expect((await traces(user)).map(trace => [trace.kind, trace.days])).toEqual([
      ['address', 1],
      ['device', 1],
    ])
    await use(user, { address: '198.51.100.200', device: 'not one of ours' }, 1)
    expect(await traces(user)).toHaveLength(2)
    world.setNow(new Date(world.clock.now().getTime() + 2 * day))
    await send('198.51.100.200')
    expect((await traces(user)).map(trace => trace.days)).toEqual([2, 2])

    world.setNow(new Date(world.clock.now().getTime() + 179 * day))
    await runJob(world, identityJobs, forgetExpired.name, {})
    expect(await traces(user)).toHaveLength(2)
    world.setNow(new Date(world.clock.now().getTime() + 2 * day))
    await runJob(world, identityJobs, forgetExpired.name, {})
    expect(await traces(user)).toEqual([])
  })
})
