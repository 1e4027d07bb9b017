import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeTeam } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
  // Far from the database's own clock, which no answer may depend on.
  world.setNow('2031-05-01T04:00:00.000Z')
})
afterAll(() => world.close())

const day = 86_400_000
const at = (days: number) => new Date(world.clock.now().getTime() + days * day)
type Given = NonNullable<Parameters<typeof makeCompetition>[1]>['competition']
const hiddenKinds: [string, () => Given][] = [
  ['an unpublished one', () => ({ published_at: null })],
  ['one published tomorrow', () => ({ published_at: at(1) })],
  ['a private one', () => ({ visibility: 'private', private_code_hash: 'x' })],
]

test.each([
  ['/api/competitions', 'type=x&raceId=-1&cmptStatus=9&page=0', ['cmptStatus', 'page', 'raceId', 'type']],
  ['/api/competitions/{id}', 'part=x&sch=0&stage=2&day=2031-02-30', ['day', 'part', 'sch', 'stage']],
])('%s?%s is refused with all its issues', async (path, query, wrong) => {
  const { id } = await makeCompetition(world)
  const answer = await ask(world, `GET ${path.replace('{id}', String(id)) as '/'}?${query}`)
  expect([answer.status, answer.errno]).toEqual([400, 'e40001'])
  expect(answer.paths).toEqual(wrong.map(name => `query.${name}`))
})

test('a part’s page above 50 is refused', async () => {
  const { id } = await makeCompetition(world)
  const answer = await ask(world, `GET /api/competitions/${id}?part=rankings&per_size=51`)
  expect([answer.status, answer.errno]).toEqual([400, 'e50010'])
})

describe('one competition', () => {
  test('tells a visitor its texts, rounds and terms, as safe HTML', async () => {
    const { id, scheduleId } = await makeCompetition(world, {
      competition: { agreement_zh: '**条款**<img src=x onerror=x>', agreement_version: 3 },
    })
    const text = { competition_id: id, body_zh: '# 规则', body_en: '' }
    await world.db
      .insertInto('competition_text')
      .values([
        { ...text, part: 'rules' },
        { ...text, part: 'overview' },
      ])
      .execute()
    const { status, data } = await ask(world, `GET /api/competitions/${id}`)
    expect(status).toBe(200)
    expect(data.competition).toMatchObject({
      id,
      state: 'can_signup',
      agreement: { version: 3 },
      texts: [{ part: 'overview' }, { part: 'rules', html: '<h1>规则</h1>' }],
      schedules: [{ id: scheduleId, metric: 'accuracy', metricName: '准确率', isRevealed: false }],
      currentScheduleId: scheduleId,
      isRegistered: false,
      attachedTeam: null,
      takesFiles: false,
      abilities: { signup: { allowed: true }, manage: { allowed: false } },
    })
    expect(data.competition.agreement.html).toBe('<p><strong>条款</strong></p>')
  })

  test('tells whoever signed up of the own team, and that once is enough', async () => {
    const { id } = await makeCompetition(world)
    const user = await makeUser(world)
    const team = await enter(world, id, user)
    const { competition } = (await ask(world, `GET /api/competitions/${id}`, { as: user })).data
    expect(competition).toMatchObject({
      isRegistered: true,
      attachedTeam: { id: team.teamId, role: 'captain' },
      takesFiles: true,
      teamCount: 1,
      participantCount: 1,
      abilities: { signup: { allowed: false, code: 'e40923' } },
    })
  })

  test.each([
    ['approved', true],
    ['pending', false],
    ['refused', false],
  ] as const)('takes files of somebody whose signup is %s: %j', async (state, takesFiles) => {
    const { id } = await makeCompetition(world)
    const user = await makeUser(world)
    await enter(world, id, user)
    const decision = {
      state,
      decided_at: new Date(),
      decision_reason: state === 'refused' ? '材料不全' : null,
    }
    await world.db.updateTable('registration').set(decision).where('user_id', '=', user.id).execute()
    const { competition } = (await ask(world, `GET /api/competitions/${id}`, { as: user })).data
    expect(competition).toMatchObject({ takesFiles })
  })

  test('of a round that takes only code no files are taken, and none are counted', async () => {
    const { id, scheduleId } = await makeCompetition(world, { competition: { type: 'solution' } })
    const user = await makeUser(world)
    await enter(world, id, user)
    const told = async () => {
      const [{ data }, { data: part }] = await Promise.all([
        ask(world, `GET /api/competitions/${id}`, { as: user }),
        ask(world, `GET /api/competitions/${id}?part=submits`, { as: user }),
      ])
      const { takesFiles, schedules } = data.competition
      return [takesFiles, schedules[0].takesOnlyCode, part.submits.quota === null]
    }
    expect(await told()).toEqual([true, false, false])
    await world.db
      .updateTable('schedule')
      .set({ file_description: null })
      .where('id', '=', scheduleId)
      .execute()
    expect(await told()).toEqual([false, true, true])
  })

  test.each(['datasets', 'submits', 'rankings', 'daily', 'guide-info'])(
    'part=%s answers that part alone',
    async part => {
      const { id } = await makeCompetition(world)
      const { status, data } = await ask(world, `GET /api/competitions/${id}?part=${part}`)
      expect(status).toBe(200)
      expect(Object.keys(data)).toEqual([part === 'guide-info' ? 'guideInfo' : part])
    },
  )

  test.each(['rankings', 'daily', 'submits'])(
    'part=%s of another competition’s round is not found',
    async part => {
      const [one, other] = [await makeCompetition(world), await makeCompetition(world)]
      for (const round of [other.scheduleId, 999_999_999])
        expect(await ask(world, `GET /api/competitions/${one.id}?part=${part}&sch=${round}`)).toMatchObject({
          status: 404,
          errno: 'e40411',
        })
      expect(
        await ask(world, `GET /api/competitions/${one.id}?part=${part}&sch=${one.scheduleId}`),
      ).toMatchObject({ status: 200 })
    },
  )

  test('the guide is hidden until it is written', async () => {
    const bare = await makeCompetition(world)
    const guided = await makeCompetition(world, { competition: { guide_info_zh: '先看数据' } })
    const guide = async (id: number) => (await ask(world, `GET /api/competitions/${id}/guide-info`)).data
    expect(await guide(bare.id)).toEqual({ isHidden: true, html: '' })
    expect(await guide(guided.id)).toEqual({ isHidden: false, html: '<p>先看数据</p>' })
  })
})

describe('what may not be known of', () => {
  const paths = ['', '?part=datasets', '?part=rankings', '?part=submits', '/guide-info'] as const
  const see = async (id: number | string, user?: TestUser) =>
    new Set(
      await Promise.all(
        paths.map(async path => {
          const answer = await ask(world, `GET /api/competitions/${id}${path}`, { as: user })
          return answer.errno ?? answer.status
        }),
      ),
    )

  test.each(hiddenKinds)('%s answers like one that does not exist', async (_name, given) => {
    const { id } = await makeCompetition(world, { competition: given() })
    expect(await see(id)).toEqual(new Set(['e40420']))
    expect(await see(id, await makeUser(world))).toEqual(new Set(['e40420']))
    expect(await see(999_999)).toEqual(new Set(['e40420']))
  })

  test('what cannot be an id names nothing', async () => {
    for (const id of ['0', '-1', '1.5', 'x', '9'.repeat(30)])
      expect(await see(id)).toEqual(new Set(['e40401']))
  })

  test('a private one shows itself to its participants, its organiser and administrators alone', async () => {
    const { id } = await makeCompetition(world, {
      competition: { visibility: 'private', private_code_hash: 'x' },
    })
    const other = await makeCompetition(world)
    const grant = async (role: 'organiser' | 'administrator', competition: number | null) => {
      const user = await makeUser(world)
      const values = { user_id: user.id, role, competition_id: competition, granted_by: null }
      await world.db.insertInto('user_role').values(values).execute()
      return user
    }
    const participant = await makeUser(world)
    await enter(world, id, participant)
    for (const user of [participant, await grant('organiser', id), await grant('administrator', null)])
      expect(await see(id, user)).toEqual(new Set([200]))
    expect(await see(id, await grant('organiser', other.id))).toEqual(new Set(['e40420']))
  })
})

test('home counts and shows what is public', async () => {
  // Its own world: the numbers are of the whole platform and kept for half a minute.
  const fresh = await makeWorld()
  try {
    const now = fresh.clock.now().getTime()
    const make = (title: string, given: Given) =>
      makeCompetition(fresh, { competition: { title_zh: title, ...given } })
    const older = await make('older', { featured: 2 })
    await make('newer', { start_at: new Date(now - day), featured: 1 })
    await make('tomorrow', { published_at: new Date(now + day), featured: 1 })
    await make('private', { visibility: 'private', private_code_hash: 'x', featured: 1 })
    await enter(fresh, older.id, await makeUser(fresh))
    const { data } = await ask(fresh, 'GET /api/home')
    const titles = (cards: { title: string }[]) => cards.map(card => card.title)
    expect([titles(data.featured), titles(data.recent)]).toEqual([
      ['newer', 'older'],
      ['newer', 'older'],
    ])
    expect(data.numbers).toEqual({ competitions: 2, teams: 1, users: 1, submissions: 0, datasets: 0 })
    expect(data).toMatchObject({ news: [], newestScores: [] })
  } finally {
    await fresh.close()
  }
})

test('partners stand in the order they were given', async () => {
  const partner = { url: null }
  await world.db
    .insertInto('partner')
    .values([
      { ...partner, name_zh: '乙', name_en: 'B', sort: 2 },
      { ...partner, name_zh: '甲', name_en: 'A', sort: 1 },
    ])
    .execute()
  const { data } = await ask(world, 'GET /api/partners')
  expect(data.partners.map((one: { nameEn: string }) => one.nameEn)).toEqual(['A', 'B'])
})

test('whoever has a team finds nothing to sign up for, whatever the others find', async () => {
  const { id } = await makeCompetition(world)
  const { captain } = await makeTeam(world, id)
  const stateFor = async (as?: TestUser) =>
    (await ask(world, `GET /api/competitions/${id}`, { as })).data.competition.state
  expect([await stateFor(), await stateFor(await makeUser(world)), await stateFor(captain)]).toEqual([
    'can_signup',
    'can_signup',
    'in_service',
  ])
})
