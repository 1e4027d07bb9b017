import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { auditedOf, makeOrganised, storedCompetition } from '../../../../test/authoring.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { queued } from '../../../../test/queue.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

describe('making a competition', () => {
  const draft = {
    type: 'computing',
    titleZh: '新竞赛',
    titleEn: 'A new one',
    zone: 'Asia/Shanghai',
    startAt: '2026-12-01T00:00:00.000Z',
    endAt: '2026-12-31T00:00:00.000Z',
  }
  const create = (as: TestUser | undefined, change: object = {}) =>
    ask(world, 'POST /api/admin/competitions', { as, body: { ...draft, ...change } })

  test('leaves a draft that its maker organises and nobody else sees', async () => {
    const { organiser } = await makeOrganised(world)
    const { status, data } = await create(organiser)
    expect(status).toBe(200)
    expect(await storedCompetition(world, data.id)).toMatchObject({
      published_at: null,
      created_by: organiser.id,
      zone: draft.zone,
    })
    expect(
      (await ask(world, `GET /api/admin/competitions/${data.id}`, { as: organiser })).data,
    ).toMatchObject({
      state: 'draft',
      mayPublish: false,
      mayFeature: false,
    })
    expect((await ask(world, `GET /api/competitions/${data.id}`, { as: await makeUser(world) })).status).toBe(
      404,
    )
    expect(await auditedOf(world, data.id)).toMatchObject([
      { action: 'competition.create', actor_id: organiser.id },
    ])
  })

  test.each([
    [{ titleEn: '' }, 'e40001', ['body.titleEn']],
    [{ languages: 'zh', titleEn: '', titleZh: '' }, 'e40001', ['body.titleZh']],
    [{ endAt: 'soon' }, 'e40001', ['body.endAt']],
    [{ zone: 'Mars/Olympus' }, 'e40082', ['body.value.zone']],
    [{ endAt: draft.startAt }, 'e40083', ['body.value.endAt']],
    [{ owner: 1 }, 'e40001', ['body.owner']],
  ])('refuses %j', async (change, errno, paths) =>
    expect(await create(await makeStaff(world, 'administrator'), change)).toMatchObject({
      status: 400,
      errno,
      paths,
    }),
  )

  test('is for organisers and administrators', async () => {
    expect(await create(undefined)).toMatchObject({ status: 401 })
    expect(await create(await makeUser(world))).toMatchObject({ status: 403 })
    expect(await create(await makeStaff(world, 'editor'))).toMatchObject({ status: 403 })
    expect(await create(await makeStaff(world, 'administrator'))).toMatchObject({ status: 200 })
  })
})

describe('the list', () => {
  const titles = async (as: TestUser, query = '') => {
    const { data } = await ask(world, `GET /api/admin/competitions?${query}`, { as })
    return (data.list as { titleEn: string; state: string }[]).map(row => `${row.titleEn} ${row.state}`)
  }

  test('shows organisers their own by state, administrators all', async () => {
    const now = world.clock.now().getTime()
    const at = (days: number) => new Date(now + days * 86_400_000)
    const { organiser } = await makeOrganised(world, { competition: { title_en: 'Runs' } })
    const add = async (competition: object, schedule: object = {}) => {
      const { id } = await makeCompetition(world, { competition, schedule })
      await world.db
        .insertInto('user_role')
        .values({ user_id: organiser.id, role: 'organiser', competition_id: id, granted_by: null })
        .execute()
    }
    await add({ title_en: 'Draft', published_at: null })
    await add({ title_en: 'Later', published_at: at(1) })
    await add({ title_en: 'Closed', is_open_signup: false })
    await makeCompetition(world, { competition: { title_en: 'Someone else’s' } })
    expect(await titles(organiser)).toEqual([
      'Closed in_service',
      'Later scheduled',
      'Draft draft',
      'Runs can_signup',
    ])
    expect(await titles(organiser, 'state=draft')).toEqual(['Draft draft'])
    expect(await titles(organiser, 'state=out_service')).toEqual([])
    expect(await titles(organiser, 'state=in_service')).toEqual(['Closed in_service'])
    expect(await titles(await makeStaff(world, 'administrator'))).toContain('Someone else’s can_signup')
    expect(await titles(organiser, 'page=2&per_page=3')).toEqual(['Runs can_signup'])
    expect(await ask(world, 'GET /api/admin/competitions?state=lost', { as: organiser })).toMatchObject({
      status: 400,
      paths: ['query.state'],
    })
  })
})

describe('the basics', () => {
  const read = async (id: number, as: TestUser) =>
    (await ask(world, `GET /api/admin/competitions/${id}/basics`, { as })).data
  const save = (id: number, as: TestUser | undefined, body: Record<string, unknown>) =>
    ask(world, `PUT /api/admin/competitions/${id}/basics`, { as, body })

  test('are saved in both languages with their choices, found by the search, and written down', async () => {
    const { id, organiser } = await makeOrganised(world)
    await world.db
      .insertInto('tag')
      .values({ code: `t${id}`, parent_code: null, name_zh: '标签', name_en: 'Tag' })
      .execute()
    const organisation = await world.db
      .insertInto('organisation')
      .values({ name_zh: '大学', name_en: 'University', url: null, logo: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const before = await read(id, organiser)
    const value = {
      ...before.value,
      titleZh: '稻谷产量预测',
      rewardZh: '10 万元',
      rewardValue: 100_000,
      prizePlaces: [1, 3, 10],
      tagCodes: [`t${id}`, `t${id}`],
      organisationIds: [organisation.id],
      sourceUrl: 'https://example.org/data',
    }
    const { status, data } = await save(id, organiser, { value, tag: before.tag })
    expect(status).toBe(200)
    expect(data.value).toEqual({ ...value, tagCodes: [`t${id}`] })
    expect(await read(id, organiser)).toEqual(data)
    const found = await ask(world, `GET /api/competitions?search=${encodeURIComponent('产量')}`)
    expect(found.data.cmpt.competitions.map((card: { id: number }) => card.id)).toEqual([id])
    const [entry] = await auditedOf(world, id)
    expect(entry).toMatchObject({
      action: 'competition.basics',
      actor_id: organiser.id,
      detail: { titleZh: ['测试竞赛', '稻谷产量预测'], rewardValue: [null, 100_000] },
    })
  })

  test.each([[[3, 1]], [[0, 3]], [[1, 1001]], [[1, 2, 3, 4, 5, 6]], [[]]])(
    'name no prize places %j, nor does the database take them',
    async prizePlaces => {
      const { id, organiser } = await makeOrganised(world)
      const { value, tag } = await read(id, organiser)
      const { status, paths } = await save(id, organiser, { value: { ...value, prizePlaces }, tag })
      expect(status).toBe(400)
      expect(new Set(paths.map(path => path.replace(/\.\d+$/, '')))).toEqual(
        new Set(['body.value.prizePlaces']),
      )
      await expect(
        world.db.updateTable('competition').set({ prize_places: prizePlaces }).where('id', '=', id).execute(),
      ).rejects.toThrow('competition_prize_places')
    },
  )

  describe('with another time zone', () => {
    const [start, end] = [new Date('2027-03-20T08:00:00Z'), new Date('2027-04-10T07:00:00Z')] as const
    const inParis = async () => {
      const zone = 'Europe/Paris'
      const made = await makeOrganised(world, {
        competition: { zone, start_at: start, end_at: end, merge_deadline: end },
        schedule: { start_at: start, end_at: end, list_a_start: start, list_a_end: end },
      })
      const { scheduleId, id, organiser } = made
      await world.db
        .updateTable('schedule')
        .set({ reveal_planned_at: end })
        .where('id', '=', scheduleId)
        .execute()
      const { value, tag } = await read(id, organiser)
      const change = (zoneKeeps: string | undefined, times: object = {}) =>
        save(id, organiser, { value: { ...value, zone: 'America/New_York', ...times }, tag, zoneKeeps })
      return { ...made, change }
    }
    const timesOf = async (scheduleId: number) =>
      world.db
        .selectFrom('schedule as s')
        .innerJoin('competition as c', 'c.id', 's.competition_id')
        .where('s.id', '=', scheduleId)
        .select(['c.zone', 'c.merge_deadline', 's.list_a_start', 's.list_a_end', 's.reveal_planned_at'])
        .executeTakeFirstOrThrow()

    test('need to say whether clock times or instants stay', async () => {
      const { change, scheduleId } = await inParis()
      expect(await change(undefined)).toMatchObject({
        status: 400,
        errno: 'e400820',
        paths: ['body.zoneKeeps'],
      })
      expect(await timesOf(scheduleId)).toMatchObject({ zone: 'Europe/Paris' })
      expect((await change('instants')).status).toBe(200)
      expect(await timesOf(scheduleId)).toMatchObject({
        zone: 'America/New_York',
        merge_deadline: end,
        list_a_start: start,
        reveal_planned_at: end,
      })
    })

    test('move every time by the clock, across changes of clocks', async () => {
      const { change, scheduleId } = await inParis()
      // Clocks there had changed on 14 March already: 9:00 on both days.
      const [startAt, endAt] = ['2027-03-20T13:00:00.000Z', '2027-04-10T13:00:00.000Z']
      expect((await change('clock', { startAt, endAt })).status).toBe(200)
      expect(await timesOf(scheduleId)).toMatchObject({
        zone: 'America/New_York',
        merge_deadline: new Date(endAt),
        list_a_start: new Date(startAt),
        list_a_end: new Date(endAt),
        reveal_planned_at: new Date(endAt),
      })
      const reveals = (await queued(world, 'schedules.reveal')).filter(
        job => job.key === `reveal:${scheduleId}`,
      )
      expect(reveals).toMatchObject([{ run_at: new Date(endAt) }])
    })

    test('move nothing by the clock once a round has begun', async () => {
      const { change, scheduleId } = await inParis()
      await world.db
        .updateTable('schedule')
        .set({ start_at: new Date(world.clock.now().getTime() - 1), list_a_start: world.clock.now() })
        .where('id', '=', scheduleId)
        .execute()
      expect(await change('clock')).toMatchObject({ status: 409, errno: 'e409820' })
    })
  })

  test('of two who edit at once the second is told, and may save again knowing', async () => {
    const { id, organiser } = await makeOrganised(world)
    const admin = await makeStaff(world, 'administrator')
    const before = await read(id, organiser)
    const change = (titleZh: string) => ({ value: { ...before.value, titleZh }, tag: before.tag })
    const both = await Promise.all([save(id, organiser, change('甲')), save(id, admin, change('乙'))])
    expect(both.map(one => one.status).toSorted()).toEqual([200, 409])
    expect(both.find(one => one.status === 409)?.errno).toBe('e40991')
    const now = await read(id, organiser)
    expect(await save(id, organiser, { value: { ...now.value, titleZh: '丙' }, tag: now.tag })).toMatchObject(
      {
        status: 200,
      },
    )
  })

  test('may not leave a round outside, nor a team larger than allowed', async () => {
    const { id, organiser } = await makeOrganised(world)
    const { value, tag } = await read(id, organiser)
    const later = new Date(Date.parse(value.startAt) + 1000).toISOString()
    expect(await save(id, organiser, { value: { ...value, startAt: later }, tag })).toMatchObject({
      status: 409,
      errno: 'e40982',
      hint: `/admin/competitions/${id}/rounds`,
    })
    const [captain, member] = [await makeUser(world), await makeUser(world)]
    const { teamId } = await enter(world, id, captain)
    await world.db
      .insertInto('team_member')
      .values({
        competition_id: id,
        user_id: member.id,
        team_id: teamId,
        role: 'member',
        joined_at: new Date(),
      })
      .execute()
    expect(await save(id, organiser, { value: { ...value, teamSizeMax: 1 }, tag })).toMatchObject({
      status: 409,
      errno: 'e40983',
    })
  })

  test.each([
    [{ titleZh: ' ' }, 400, 'e40001', ['body.value.titleZh']],
    [{ sourceUrl: 'javascript:alert(1)' }, 400, 'e40001', ['body.value.sourceUrl']],
    [{ cover: 'https://example.org/x.png' }, 400, 'e40001', ['body.value.cover']],
    [{ tagCodes: ['nowhere'] }, 400, 'e40081', []],
    [{ raceCategoryId: 999_999 }, 400, 'e40081', []],
    [{ zone: 'Mars/Olympus' }, 400, 'e40082', ['body.value.zone']],
    [{ endAt: '2000-01-01T00:00:00Z' }, 400, 'e40083', ['body.value.endAt']],
  ])('refuse %j', async (change, status, errno, paths) => {
    const { id, organiser } = await makeOrganised(world)
    const { value, tag } = await read(id, organiser)
    expect(await save(id, organiser, { value: { ...value, ...change }, tag })).toMatchObject({
      status,
      errno,
      paths,
    })
    expect(await read(id, organiser)).toEqual({ value, tag })
  })
})
