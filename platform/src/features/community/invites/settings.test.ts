import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

async function make() {
  const { id } = await makeCompetition(world)
  return { id, organiser: await makeOrganiser(world, id) }
}
type Made = Awaited<ReturnType<typeof make>>
const read = async ({ id, organiser }: Made) =>
  (await ask(world, `GET /api/admin/competitions/${id}/invite`, { as: organiser })).data
const put = (made: Made, activity: object | null, tag: string, as: TestUser = made.organiser) =>
  ask(world, `PUT /api/admin/competitions/${made.id}/invite`, { as, body: { value: { activity }, tag } })
const times = { startAt: '2026-11-19T00:00:00.000Z', endAt: '2026-11-25T00:00:00.000Z' }

describe('an invite activity', () => {
  test('is opened, renamed and taken away while nobody came through it, each written down', async () => {
    const made = await make()
    const before = await read(made)
    expect(before.value).toEqual({ activity: null })
    const opened = await put(made, { name: 'autumn', ...times }, before.tag)
    expect(opened.data.value.activity).toEqual({ name: 'autumn', ...times })
    const rank = await ask(world, 'GET /api/v1/race-special/wap/activity/get-rank?name=autumn')
    expect(rank.data).toMatchObject({ cmptId: made.id, endTime: times.endAt })
    const renamed = await put(made, { name: 'winter', ...times }, opened.data.tag)
    expect(renamed.data.value.activity.name).toBe('winter')
    expect((await put(made, null, renamed.data.tag)).data.value).toEqual({ activity: null })
    const written = await world.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', 'competition')
      .where('subject_id', '=', made.id)
      .execute()
    expect(written.map(entry => entry.action)).toEqual(Array(3).fill('competition.invite'))
  })

  test('stays once somebody signed up through it', async () => {
    const made = await make()
    const { data } = await put(made, { name: 'stays', ...times }, (await read(made)).tag)
    const user = await makeUser(world)
    await enter(world, made.id, user)
    await world.db
      .updateTable('registration')
      .set({ invite_name: 'stays', invited_by: made.organiser.id })
      .where('user_id', '=', user.id)
      .execute()
    expect(await put(made, null, data.tag)).toMatchObject({ status: 409, errno: 'e40989' })
    // A new name goes along with those who came.
    expect((await put(made, { name: 'stays-on', ...times }, data.tag)).status).toBe(200)
    const { invite_name: kept } = await world.db
      .selectFrom('registration')
      .select('invite_name')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(kept).toBe('stays-on')
  })

  test('has a name of its own, also when two want it at once, and ends after it begins', async () => {
    const [one, two] = [await make(), await make()]
    const both = await Promise.all([
      put(one, { name: 'wanted', ...times }, (await read(one)).tag),
      put(two, { name: 'wanted', ...times }, (await read(two)).tag),
    ])
    expect(both.map(answer => answer.status).toSorted()).toEqual([200, 409])
    expect(both.find(answer => answer.status === 409)).toMatchObject({
      errno: 'e40988',
      paths: ['body.value.activity.name'],
    })
    const made = await make()
    const { tag } = await read(made)
    expect((await put(made, { name: 'Not This', ...times }, tag)).paths).toEqual(['body.value.activity.name'])
    expect(
      await put(made, { name: 'turned', startAt: times.endAt, endAt: times.startAt }, tag),
    ).toMatchObject({ status: 400, errno: 'e40072' })
    expect(await put(made, null, 'older')).toMatchObject({ status: 409, errno: 'e40991' })
  })

  test('is its organisers’ alone', async () => {
    const [made, other] = [await make(), await make()]
    const { tag } = await read(made)
    for (const as of [await makeUser(world), other.organiser])
      expect((await put(made, { name: 'mine', ...times }, tag, as)).status).toBe(403)
    expect((await ask(world, `GET /api/admin/competitions/${made.id}/invite`)).status).toBe(401)
  })
})
