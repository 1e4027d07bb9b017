import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { follow } from '../follows/server/public.ts'
import type { Audience } from '../privacy/rules.ts'
import { setPrivacy } from '../privacy/server/public.ts'

/** Every field of a person that is not for everybody: its value, found nowhere else, and the switch that shows it. */
const fields = {
  school: { value: '秘密大学', by: 'education' },
  major: { value: '秘密专业', by: 'education' },
  age: { value: '"age":47', by: 'education' },
  company: { value: '秘密公司', by: 'work' },
  job: { value: '秘密职位', by: 'work' },
  article: { value: '秘密文章', by: 'work' },
  prize: { value: '秘密奖项', by: 'work' },
  project: { value: '秘密项目', by: 'work' },
  others: { value: '秘密其他', by: 'work' },
  email: { value: 'secret@person.example', by: 'email' },
  birthday: { value: '1979-03-04', by: 'owner' },
  ssoId: { value: 'sub-secret-person', by: 'owner' },
} as const
type Field = keyof typeof fields

const viewers = ['self', 'mutual', 'follower', 'stranger', 'visitor', 'staff'] as const
type ViewerKind = (typeof viewers)[number]

/** What the table allows: the one place where it is said. */
const shows = (audience: Audience, viewer: ViewerKind) =>
  viewer === 'self' || audience === 'everybody' || (audience === 'mutual' && viewer === 'mutual')
const isShown = (field: Field, audience: Audience, viewer: ViewerKind) =>
  fields[field].by === 'owner' ? viewer === 'self' : shows(audience, viewer)

const seen = (answer: unknown) => {
  const text = JSON.stringify(answer)
  return (Object.keys(fields) as Field[]).filter(field => text.includes(fields[field].value))
}

let world: World
let owner: TestUser
let people: Record<ViewerKind, TestUser | undefined>
let competitionId: number
/** Calls that show a person in passing, and the fields of the table that they may show: none. */
let inPassing: `GET /${string}`[]
beforeAll(async () => {
  world = await makeWorld()
  // The year in which the person of the table is as old as it says.
  world.setNow(new Date(Date.UTC(2026, 5, 1)))
  const now = world.clock.now()
  owner = await makeUser(world, {
    user_name: '表里的人',
    email: fields.email.value,
    sso_id: fields.ssoId.value,
    birthday: fields.birthday.value,
  })
  people = {
    self: owner,
    mutual: await makeUser(world),
    follower: await makeUser(world),
    stranger: await makeUser(world),
    visitor: undefined,
    staff: await makeUser(world),
  }
  await world.db
    .insertInto('user_role')
    .values({
      user_id: (people.staff as TestUser).id,
      role: 'administrator',
      competition_id: null,
      granted_by: null,
    })
    .execute()
  await world.db.transaction().execute(async tx => {
    for (const [sponsor, followed] of [
      [owner, people.mutual],
      [people.mutual, owner],
      [people.follower, owner],
    ] as [TestUser, TestUser][])
      await follow(tx, { sponsorId: sponsor.id, followedId: followed.id, now })
  })
  const post = (path: `/${string}`, body: Record<string, unknown>) =>
    ask(world, `POST ${path}`, { as: owner, body })
  await post('/api/users/addEducation', {
    schoolName: fields.school.value,
    majorName: fields.major.value,
    degreeName: 'master',
  })
  await post('/api/users/addWork', { companyName: fields.company.value, jobName: fields.job.value })
  await post('/api/users/companySubmit', { companyName: fields.company.value })
  for (const type of ['article', 'prize', 'project', 'others'] as const)
    await post(`/api/v2/users/accomplishment/${type}`, { name: fields[type].value })
  competitionId = (await makeCompetition(world)).id
  await enter(world, competitionId, owner)
  inPassing = [
    `GET /api/users?keyword=${encodeURIComponent('表里的人')}`,
    `GET /api/ip-territory/queryByUserId?userId=${owner.id}`,
    `GET /api/teams?cmptId=${competitionId}`,
    `GET /api/competitions/${competitionId}?part=rankings`,
    `GET /api/users/followed?sponsorId=${owner.id}&followedId=${owner.id}`,
  ]
})
afterAll(() => world.close())

/** The calls about one person that may show all of it. */
const about: Record<string, (id: number) => `GET /${string}`> = {
  profile: id => `GET /api/users/${id}/profile`,
  info: id => `GET /api/v2/users/info?userId=${id}`,
}

describe.each(['everybody', 'mutual', 'nobody'] satisfies Audience[])('what is for %s', audience => {
  beforeAll(async () => {
    for (const name of ['education', 'work', 'email'] as const)
      await world.db.transaction().execute(tx => setPrivacy(tx, { userId: owner.id, name, audience }))
  })

  test.each(viewers)('is shown to %s as the table says, by every call about a person', async viewer => {
    const allowed = (Object.keys(fields) as Field[]).filter(field => isShown(field, audience, viewer))
    for (const [name, call] of Object.entries(about)) {
      const { status, data } = await ask(world, call(owner.id), { as: people[viewer] })
      if (status === 401) continue
      expect([name, ...seen(data)]).toEqual([name, ...allowed])
      expect(data.private.seeEducationInfo).toBe(shows(audience, viewer) ? 1 : 0)
    }
    const { status, data } = await ask(world, `GET /api/v2/users/ability-info?id=${owner.id}`, {
      as: people[viewer],
    })
    if (status === 401) return
    expect(seen(data)).toEqual([])
    expect(data.degreeName).toBe(shows(audience, viewer) ? 'master' : null)
    expect(data.accomplishments.prize).toBe(shows(audience, viewer) ? 1 : 0)
  })

  test.each(viewers)('is never shown to %s where a person stands in passing', async viewer => {
    for (const call of inPassing)
      expect([call, ...seen(await ask(world, call, { as: people[viewer] }))]).toEqual([call])
  })
})

test('a field that leaks is seen', () => {
  expect(seen({ list: [{ name: '表里的人', email: fields.email.value }] })).toEqual(['email'])
  expect(seen({ age: 47, educations: [{ schoolName: fields.school.value }] })).toEqual(['school', 'age'])
})
