import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeStaff, makeOrganiser } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

describe('the frame', () => {
  test('shows each role its own sections', async () => {
    const { id } = await makeCompetition(world)
    const open = async (as: Parameters<typeof ask>[2]) =>
      (await ask(world, 'GET /api/admin/frame', as)).data.sections.map(
        (section: { path: string }) => section.path,
      )
    expect(await open({ as: await makeStaff(world, 'administrator') })).toEqual([
      '/admin',
      '/admin/competitions',
      '/admin/information',
      '/admin/content',
      '/admin/experts',
      '/admin/jobs',
      '/admin/needs',
      '/admin/help',
      '/admin/catalogue',
      '/admin/users',
      '/admin/certification',
      '/admin/messages',
      '/admin/media',
      '/admin/seasons',
      '/admin/benchmarks',
      '/admin/learning',
      '/admin/spic',
      '/admin/leads',
      '/admin/feedback',
      '/admin/audit',
      '/admin/health',
      '/admin/mails',
    ])
    expect(await open({ as: await makeOrganiser(world, id) })).not.toContain('/admin/users')
    expect(await open({ as: await makeStaff(world, 'certifier') })).toEqual([
      '/admin',
      '/admin/certification',
    ])
  })

  test('says whether the first page is for what waits or for what one’s roles are', async () => {
    const { id } = await makeCompetition(world)
    const home = async (as: TestUser) => (await ask(world, 'GET /api/admin/frame', { as })).data.home
    expect(await home(await makeStaff(world, 'administrator'))).toBe('tasks')
    expect(await home(await makeOrganiser(world, id))).toBe('tasks')
    expect(await home(await makeStaff(world, 'editor'))).toBe('roles')
    expect(await home(await makeStaff(world, 'certifier'))).toBe('roles')
  })

  test('is closed to visitors and to people without a role', async () => {
    expect(await ask(world, 'GET /api/admin/frame')).toMatchObject({ status: 401, errno: 'e40101' })
    expect(await ask(world, 'GET /api/admin/frame', { as: await makeUser(world) })).toMatchObject({
      status: 403,
      errno: 'e40301',
    })
  })
})

describe('home', () => {
  test('counts what waits in one’s own competitions, for administrators in all', async () => {
    const [own, other] = [
      await makeCompetition(world, { schedule: { metric_key: null } }),
      await makeCompetition(world),
    ]
    const organiser = await makeOrganiser(world, own.id)
    for (const [competition, state] of [
      [own, 'queued'],
      [own, 'running'],
      [other, 'queued'],
    ] as const) {
      const user = await makeUser(world)
      const { teamId } = await enter(world, competition.id, user)
      await world.db
        .insertInto('submission')
        .values({
          competition_id: competition.id,
          schedule_id: competition.scheduleId,
          team_id: teamId,
          user_id: user.id,
          list: 'A',
          state,
          fault: null,
          fault_code: null,
          file_name: 'a.csv',
          storage_key: '',
          sha256: '',
          size: 1,
          rows: null,
          quota_day: '2026-11-20',
          received_at: world.clock.now(),
          started_at: null,
          finished_at: null,
        })
        .execute()
    }
    const mine = await ask(world, 'GET /api/admin/home', { as: organiser })
    expect(mine.data.queue).toEqual({ waiting: 1, running: 1, oldestAt: world.clock.now().toISOString() })
    expect(mine.data.today).toMatchObject({ submissions: 2, registrations: 2, users: null })
    expect(mine.data.tasks).toMatchObject([
      { kind: 'unready', count: 1, competition: { id: own.id, title: '测试竞赛' } },
    ])
    const all = await ask(world, 'GET /api/admin/home', { as: await makeStaff(world, 'administrator') })
    expect(all.data.queue).toMatchObject({ waiting: 2, running: 1 })
    // The system's own account is nobody.
    const people = await world.db
      .selectFrom('app_user')
      .select(eb => eb.fn.countAll<number>().as('n'))
      .where('id', '<>', 100_000)
      .executeTakeFirst()
    expect(all.data.today.users).toBe(people?.n)
  })

  test('says what a role is for that runs nothing, and opens no competition to editors', async () => {
    const { id } = await makeCompetition(world)
    const editor = await makeStaff(world, 'editor')
    expect((await ask(world, 'GET /api/admin/home', { as: editor })).data).toMatchObject({
      roles: ['editor'],
      tasks: [],
    })
    const { data } = await ask(world, `GET /api/admin/competitions?search=${id}`, { as: editor })
    expect(data.list).toMatchObject([{ id, mayOpen: false, mayFeature: true }])
  })

  test('asks nothing of a solution contest that only a scorer needs', async () => {
    const { id } = await makeCompetition(world, {
      competition: { type: 'solution' },
      schedule: { metric_key: null, file_description: null },
    })
    const { data } = await ask(world, 'GET /api/admin/home', { as: await makeOrganiser(world, id) })
    expect(data.tasks).toEqual([])
  })

  test('names drafts that begin soon and are not published', async () => {
    const { id } = await makeCompetition(world, {
      competition: { published_at: null, start_at: new Date('2026-11-25'), title_en: 'A draft' },
      schedule: { start_at: new Date('2026-11-25'), list_a_start: new Date('2026-11-25') },
    })
    const { data } = await ask(world, 'GET /api/admin/home', {
      as: await makeOrganiser(world, id),
      lang: 'en-US',
    })
    expect(data.tasks).toEqual([
      {
        kind: 'drafts',
        count: 1,
        text: 'Starts within two weeks but is not published yet',
        path: `/admin/competitions/${id}`,
        competition: { id, title: 'A draft' },
      },
    ])
  })
})

describe('the quick search', () => {
  const find = async (q: string, as: Awaited<ReturnType<typeof makeUser>>) => {
    const { data } = await ask(world, `GET /api/admin/search?q=${encodeURIComponent(q)}`, { as })
    return (data.found as { kind: string; id: number }[]).map(({ kind, id }) => `${kind} ${id}`)
  }

  test('finds competitions, people and teams by name, id and e-mail', async () => {
    const admin = await makeStaff(world, 'administrator')
    const { id } = await makeCompetition(world, { competition: { title_en: '50% Harvest' } })
    const user = await makeUser(world, { user_name: 'Zhou_Yining', email: 'Zhou.Search@example.org' })
    const { teamId } = await enter(world, id, user)
    expect(await find('50% har', admin)).toEqual([`competition ${id}`])
    expect(await find(String(id), admin)).toContain(`competition ${id}`)
    expect(await find('zhou_', admin)).toEqual([`user ${user.id}`, `team ${teamId}`])
    expect(await find('zhou.search@EXAMPLE.org', admin)).toEqual([`user ${user.id}`])
    expect(await find('zhou%', admin)).toEqual([])
    expect(await find('\u200b', admin)).toEqual([])
  })

  test('shows organisers their own competitions and nobody’s account', async () => {
    const [own, other] = [
      await makeCompetition(world, { competition: { title_en: 'Shared name' } }),
      await makeCompetition(world, { competition: { title_en: 'Shared name' } }),
    ]
    const organiser = await makeOrganiser(world, own.id)
    const user = await makeUser(world, { user_name: 'Shared person' })
    const { teamId } = await enter(world, own.id, user)
    await enter(world, other.id, user)
    expect(await find('shared', organiser)).toEqual([`competition ${own.id}`, `team ${teamId}`])
    expect(await find(String(user.id), organiser)).toEqual([])
    const certifier = await makeStaff(world, 'certifier')
    expect(await find('shared', certifier)).toEqual([])
  })

  test('finds the pages of competitions by their titles in either language', async () => {
    const own = await makeCompetition(world, { competition: { title_en: 'Night owls', title_zh: '夜猫子' } })
    const other = await makeCompetition(world, { competition: { title_en: 'Night owls' } })
    const organiser = await makeOrganiser(world, own.id)
    expect(await find('appeals', organiser)).toEqual([`page ${own.id}`])
    expect(await find('夜猫 申诉', organiser)).toEqual([`page ${own.id}`])
    expect(await find(`appeals ${other.id}`, organiser)).toEqual([])
    expect(await find(`appeals ${other.id}`, await makeStaff(world, 'administrator'))).toEqual([
      `page ${other.id}`,
    ])
    expect(await find('appeals', await makeStaff(world, 'certifier'))).toEqual([])
  })

  test('asks for something', async () => {
    const as = await makeStaff(world, 'editor')
    expect(await ask(world, 'GET /api/admin/search?q=%20', { as })).toMatchObject({
      status: 400,
      paths: ['query.q'],
    })
  })
})
