import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter, makeUser, multipart, type TestUser } from '../../../../../test/factories.ts'
import { findingsIn, look, lookedAt, makeBaseline, makeRace } from '../../../../../test/integrity.ts'
import { handIn, joinTeam, makeTeam } from '../../../../../test/teams.ts'
import { runJob } from '../../../../../test/queue.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'
import { makeSecret } from '../../../../base/secrets.ts'
import { deviceCookie, keepTraces, placeOf } from '../../../people/identity/server/commands/keep-traces.ts'
import { forgetExpired, identityJobs } from '../../../people/identity/server/jobs.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const day = 86_400_000
/** Uses an account from somewhere, on so many days up to now. */
async function use(user: { id: number }, from: { address?: string; device?: string }, days = 3) {
  for (let before = days - 1; before >= 0; before--)
    await world.db.transaction().execute(tx =>
      keepTraces(tx, {
        userId: user.id,
        address: from.address ?? '127.0.0.1',
        device: from.device,
        secret: world.settings.sessionSecret,
        now: new Date(world.clock.now().getTime() - before * day),
      }),
    )
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
    await team(id)
    await look(world, id)
    const [finding, ...others] = await findingsIn(world, id)
    expect(others).toEqual([])
    expect(await lookedAt(world, id)).toMatchObject({ accounts: 2 })
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
    const [baseline, beside, failing] = [await team(id), await team(id), await team(id, false)]
    await makeBaseline(world, baseline)
    const office = { device: makeSecret() }
    for (const user of [baseline.captain, beside.captain]) await use(user, office)
    await handIn(world, id, failing.captain, { file: { key: 'none', sha256: 'x', size: 1, name: 'r.csv' } })
    const lab = { device: makeSecret() }
    for (const user of [failing.captain, beside.captain]) await use(user, lab)
    await look(world, id)
    expect(await findingsIn(world, id)).toEqual([])
  })

  test('count as those of their teams, whoever of the team handed the file in', async () => {
    const { id } = await makeRace(world)
    const [one, two] = [await team(id), await team(id)]
    const mate = await joinTeam(world, one)
    const home = { device: makeSecret() }
    for (const user of [mate, two.captain]) await use(user, home)
    await look(world, id)
    expect(await findingsIn(world, id)).toMatchObject([{ teams: [one.id, two.id] }])
  })

  test('of a device that eight accounts use are told, of one that nine use, here or elsewhere, not', async () => {
    const { id } = await makeRace(world)
    const [one, two] = [await team(id), await team(id)]
    const people = [one.captain, two.captain]
    for (const own of [one, two]) for (let mate = 0; mate < 3; mate++) people.push(await joinTeam(world, own))
    const [family, room] = [{ device: makeSecret() }, { device: makeSecret() }]
    for (const user of people) await use(user, family, 1)
    for (const user of people.slice(0, 2)) await use(user, room, 1)
    for (let other = 0; other < 7; other++) await use(await makeUser(world), room, 1)
    await look(world, id)
    const [finding] = await findingsIn(world, id)
    if (finding?.detail.kind !== 'shared_access') throw new Error('not found')
    expect(finding.detail.marks.map(mark => [mark.accounts, mark.uses.length])).toEqual([[8, 8]])
  })

  test('of so many devices as a person can look at the latest are told', async () => {
    const { id } = await makeRace(world)
    const [one, two] = [await team(id), await team(id)]
    // As many that are newer, of one of them alone.
    await sql`
      insert into access_trace (user_id, kind, mark, first_at, last_at)
      select ${one.captain.id}, 'device', decode(md5('own ' || device), 'hex'), ${world.clock.now()}, ${world.clock.now()}
      from generate_series(0, 500) device`.execute(world.db)
    await sql`
      insert into access_trace (user_id, kind, mark, first_at, last_at)
      select who, 'device', decode(md5(device::text), 'hex'), at, at
      from unnest(${[one.captain.id, two.captain.id]}::bigint[]) who, generate_series(0, 500) device,
        lateral (select ${world.clock.now()}::timestamptz - make_interval(mins => device) as at) as used`.execute(
      world.db,
    )
    await look(world, id)
    const [finding] = await findingsIn(world, id)
    if (finding?.detail.kind !== 'shared_access') throw new Error('another kind')
    expect(finding.detail.marks).toHaveLength(500)
    const oldest = new Date(world.clock.now().getTime() - 500 * 60_000).toISOString().slice(0, 19)
    expect(JSON.stringify(finding.detail)).not.toContain(oldest)
  })

  test('are counted for a device apart from an address with the same mark', async () => {
    const { id } = await makeRace(world)
    const [one, two] = [await team(id), await team(id)]
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => makeUser(world)))
    const now = world.clock.now()
    const traces = (kind: 'device' | 'address', users: readonly { id: number }[]) =>
      users.map(user => ({ user_id: user.id, kind, mark: Buffer.alloc(16, id), first_at: now, last_at: now }))
    await world.db
      .insertInto('access_trace')
      .values([...traces('device', [one.captain, two.captain]), ...traces('address', others)])
      .execute()
    await look(world, id)
    const [finding] = await findingsIn(world, id)
    if (finding?.detail.kind !== 'shared_access') throw new Error('not found')
    expect(finding.detail.marks.map(mark => [mark.kind, mark.accounts])).toEqual([['device', 2]])
  })

  test('of different competitions are none', async () => {
    const [here, there] = [await makeRace(world), await makeRace(world)]
    const [one, two] = [await team(here.id), await team(there.id)]
    const home = { address: address(), device: makeSecret() }
    await use(one.captain, home)
    await use(two.captain, home)
    await look(world, here.id)
    expect(await findingsIn(world, here.id)).toEqual([])
    expect(await lookedAt(world, here.id)).toMatchObject({ accounts: 1 })

    // Nor do they join what is found here, and nobody can see by a label that it is the same device.
    const three = await team(here.id)
    await use(three.captain, home)
    const label = async (competitionId: number) => {
      const [finding, ...others] = await findingsIn(world, competitionId)
      if (finding?.detail.kind !== 'shared_access' || others.length > 0) throw new Error('another kind')
      return [finding.teams, ...finding.detail.marks.map(mark => mark.label)]
    }
    await look(world, here.id)
    const [teamsHere, ...labelsHere] = await label(here.id)
    expect(teamsHere).toEqual([one.id, three.id])
    await enter(world, there.id, three.captain)
    const file = { key: 'none', sha256: 'of three', size: 1, name: 'r.csv' }
    await handIn(world, there.id, three.captain, { score: 0.5, file })
    await look(world, there.id)
    const [, ...labelsThere] = await label(there.id)
    expect(labelsHere).toHaveLength(2)
    expect(labelsThere).toHaveLength(2)
    const marks = await sql<{ mark: string }>`
      select encode(mark, 'hex') as mark from access_trace where user_id = ${three.captain.id}`.execute(
      world.db,
    )
    for (const known of [...labelsHere, ...marks.rows.map(row => row.mark.slice(0, 6))])
      expect(labelsThere).not.toContain(known)
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
