import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../src/calls.ts'
import { follow } from '../src/features/people/follows/server/public.ts'
import { privacySwitches, type Audience } from '../src/features/people/privacy/rules.ts'
import { setPrivacy } from '../src/features/people/privacy/server/public.ts'
import { ask } from './ask.ts'
import { builtPages } from './built-pages.ts'
import type { TestUser } from './factories.ts'
import { pageSamples } from './page-samples.ts'
import { openPages } from './pages.ts'
import { askSample, samples } from './samples.ts'
import { makeStage, type Role, type Stage } from './stage.ts'
import { makeWorld } from './world.ts'

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
const allFields = Object.keys(fields) as Field[]

/** Who looks at the captain of the stage, who is in its team, its lists, its talk and its messages. */
const viewers = {
  self: 'captain',
  mutual: 'other',
  follower: 'user',
  stranger: 'member',
  visitor: 'visitor',
  organiser: 'organiser',
  staff: 'administrator',
} as const satisfies Record<string, Role>
type ViewerKind = keyof typeof viewers
const viewerKinds = Object.keys(viewers) as ViewerKind[]
const audiences = ['everybody', 'mutual', 'nobody'] as const satisfies readonly Audience[]

/** What the table allows: the one place where it is said. */
const shows = (audience: Audience, viewer: ViewerKind) =>
  viewer === 'self' || audience === 'everybody' || (audience === 'mutual' && viewer === 'mutual')
const isShown = (field: Field, audience: Audience, viewer: ViewerKind) =>
  fields[field].by === 'owner' ? viewer === 'self' : shows(audience, viewer)

/** What staff are shown because they run a competition or the site, whatever the switches say: where they work, and nowhere else. */
const ofCompetition = [
  'GET /api/admin/competitions/{id}/participants',
  'GET /api/admin/competitions/{id}/participants.csv',
  'GET /api/admin/competitions/{id}/teams.csv',
  '/admin/competitions/:id/participants',
]
const emailFor: Partial<Record<ViewerKind, readonly string[]>> = {
  organiser: ofCompetition,
  staff: [
    ...ofCompetition,
    'GET /api/admin/search',
    'GET /api/admin/users',
    'GET /api/admin/users/{id}',
    '/admin/users',
    '/admin/users/:id',
  ],
}

const seen = (answer: unknown) => {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  return allFields.filter(field => text.includes(fields[field].value))
}

let stage: Stage
let owner: TestUser
let pages: Awaited<ReturnType<typeof openPages>>
const readerOf = (viewer: ViewerKind): TestUser | undefined => {
  const role = viewers[viewer]
  return role === 'visitor' ? undefined : stage.people[role]
}
const choose = (audience: Audience) =>
  stage.world.db.transaction().execute(async tx => {
    for (const name of privacySwitches) await setPrivacy(tx, { userId: owner.id, name, audience })
  })

beforeAll(async () => {
  const world = await makeWorld({ LOG_LEVEL: 'error' })
  stage = await makeStage(world)
  pages = await openPages(world)
  owner = stage.people.captain
  const now = world.clock.now()
  await world.db
    .updateTable('app_user')
    .set({
      email: fields.email.value,
      sso_id: fields.ssoId.value,
      birthday: fields.birthday.value,
    })
    .where('id', '=', owner.id)
    .execute()
  const follower = stage.people.user
  await world.db
    .transaction()
    .execute(tx => follow(tx, { sponsorId: follower.id, followedId: owner.id, now }))
  const post = async (path: `/${string}`, body: Record<string, unknown>) => {
    const { status } = await ask(world, `POST ${path}`, { as: owner, body })
    expect([path, status]).toEqual([path, 200])
  }
  await post('/api/users/addEducation', {
    schoolName: fields.school.value,
    majorName: fields.major.value,
    degreeName: 'master',
  })
  await post('/api/users/addWork', { companyName: fields.company.value, jobName: fields.job.value })
  await post('/api/users/companySubmit', { companyName: fields.company.value })
  for (const type of ['article', 'prize', 'project', 'others'] as const)
    await post(`/api/v2/users/accomplishment/${type}`, { name: fields[type].value })
})
afterAll(async () => {
  await pages.close()
  await stage.world.close()
})

/** The calls about one person that may show all of it. */
const about: Record<string, (id: number) => `GET /${string}`> = {
  profile: id => `GET /api/users/${id}/profile`,
  info: id => `GET /api/v2/users/info?userId=${id}`,
}

/** The calls about what somebody does: they say that it is hidden, or are about nobody. */
const doings: Record<string, (id: number) => `GET /${string}`> = {
  entered: id => `GET /api/users/${id}/competitions`,
  course: id => `GET /api/users/${id}/competitions/${stage.competition.id}`,
  rating: id => `GET /api/users/${id}/rating`,
  certificates: id => `GET /api/users/certificates?userId=${id}`,
  bookmarks: id => `GET /api/users/${id}/bookmarks`,
  activity: id => `GET /api/users/${id}/activity`,
  heat: id => `GET /api/users/${id}/activity/days`,
}

describe.each(audiences)('what is for %s', audience => {
  beforeAll(() => choose(audience))

  test.each(viewerKinds)('is shown to %s as the table says, by every call about a person', async viewer => {
    const as = readerOf(viewer)
    const allowed = allFields.filter(field => isShown(field, audience, viewer))
    for (const [name, call] of Object.entries(about)) {
      const { status, data } = await ask(stage.world, call(owner.id), { as })
      if (status === 401) continue
      expect([name, ...seen(data)]).toEqual([name, ...allowed])
      expect(data.private.seeEducationInfo).toBe(shows(audience, viewer) ? 1 : 0)
    }
    const able = await ask(stage.world, `GET /api/v2/users/ability-info?id=${owner.id}`, { as })
    if (able.status !== 401) {
      expect(seen(able.data)).toEqual([])
      expect(able.data.degreeName).toBe(shows(audience, viewer) ? 'master' : null)
      expect(able.data.accomplishments.prize).toBe(shows(audience, viewer) ? 1 : 0)
    }
    for (const [name, call] of Object.entries(doings)) {
      const { status, data } = await ask(stage.world, call(owner.id), { as })
      expect([name, status === 200 && data.isVisible !== false]).toEqual([name, shows(audience, viewer)])
    }
    const teams = await ask(stage.world, `GET /api/teams?userId=${owner.id}`, { as })
    if (teams.status !== 401) expect(teams.data.total > 0).toBe(shows(audience, viewer))
  })
})

/** Which switch shows what somebody does. */
const doingsBy: Record<string, (typeof privacySwitches)[number]> = {
  entered: 'competitions',
  course: 'competitions',
  rating: 'competitions',
  certificates: 'competitions',
  bookmarks: 'myDynamics',
  activity: 'myDynamics',
  heat: 'myDynamics',
}

test.each(privacySwitches.filter(name => name !== 'othersDynamics'))(
  'with %s alone at nobody, a stranger is shown all but what it is for',
  async name => {
    await choose('everybody')
    await stage.world.db
      .transaction()
      .execute(tx => setPrivacy(tx, { userId: owner.id, name, audience: 'nobody' }))
    const as = readerOf('stranger')
    const allowed = allFields.filter(field => fields[field].by !== 'owner' && fields[field].by !== name)
    for (const [call, of] of Object.entries(about))
      expect([call, ...seen((await ask(stage.world, of(owner.id), { as })).data)]).toEqual([call, ...allowed])
    for (const [call, of] of Object.entries(doings)) {
      const { status, data } = await ask(stage.world, of(owner.id), { as })
      expect([call, status === 200 && data.isVisible !== false]).toEqual([call, doingsBy[call] !== name])
    }
  },
)

/** Everything that is read, as somebody else: of whatever shows a person nothing may be more than the table says. */
const walks = [
  ...viewerKinds.filter(viewer => viewer !== 'self').map(viewer => ['nobody', viewer] as const),
  ...(['mutual', 'follower'] as const).map(viewer => ['mutual', viewer] as const),
] satisfies (readonly [Audience, ViewerKind])[]

describe.each(walks)('with all switches at %s, %s', (audience, viewer) => {
  const leaks = (name: string, answer: unknown) =>
    seen(answer)
      .filter(field => !isShown(field, audience, viewer))
      .map(field => `${name}: ${field}`)
  /** What there is to find of calls, or of pages. */
  const known = (isCall: boolean) =>
    (emailFor[viewer] ?? []).filter(name => name.startsWith('GET ') === isCall).map(name => `${name}: email`)
  beforeAll(() => choose(audience))

  test('is shown no more by any call', async () => {
    const found: string[] = []
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      const name = `GET ${call.path}`
      for (const given of (await samples[name]?.(stage, viewers[viewer])) ?? []) {
        // Whoever is named by the address of a person is the one of the table.
        const params = call.path.startsWith('/api/users/{id}')
          ? { ...given.params, id: owner.id }
          : given.params
        const { body } = await askSample(stage, call, viewers[viewer], {
          ...given,
          ...(params ? { params } : {}),
        })
        found.push(...leaks(name, body))
      }
    }
    expect([...new Set(found)].sort()).toEqual(known(true).sort())
  })

  test('is shown no more by any page', async () => {
    const headers = readerOf(viewer)?.headers ?? {}
    const found: string[] = []
    for (const path of builtPages) {
      const address = pageSamples[path]?.(stage)
      if (address) found.push(...leaks(path, (await pages.load(address, headers)).data))
    }
    expect(found.sort()).toEqual(known(false).sort())
  })
})

test('a field that leaks is seen', () => {
  expect(seen({ list: [{ name: '表里的人', email: fields.email.value }] })).toEqual(['email'])
  expect(seen({ age: 47, educations: [{ schoolName: fields.school.value }] })).toEqual(['school', 'age'])
})
