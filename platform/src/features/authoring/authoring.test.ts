import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { enter, makeCompetition, makeDataset, makeUser, type TestUser } from '../../../test/factories.ts'
import { makeOrganiser, makeStaff } from '../../../test/staff.ts'
import { makeWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const audited = (id: number) =>
  world.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'detail'])
    .where('subject', '=', 'competition')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
const stored = (id: number) =>
  world.db.selectFrom('competition').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function makeOrganised(given: Parameters<typeof makeCompetition>[1] = {}) {
  const competition = await makeCompetition(world, given)
  return { ...competition, organiser: await makeOrganiser(world, competition.id) }
}

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
    const { organiser } = await makeOrganised()
    const { status, data } = await create(organiser)
    expect(status).toBe(200)
    expect(await stored(data.id)).toMatchObject({
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
    expect(await audited(data.id)).toMatchObject([{ action: 'competition.create', actor_id: organiser.id }])
  })

  test.each([
    [{ titleEn: '' }, 'e40001', ['body.titleEn']],
    [{ titleEn: '', endAt: 'soon' }, 'e40001', ['body.endAt', 'body.titleEn']],
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
    const { organiser } = await makeOrganised({ competition: { title_en: 'Runs' } })
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
    const { id, organiser } = await makeOrganised()
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
    const [entry] = await audited(id)
    expect(entry).toMatchObject({
      action: 'competition.basics',
      actor_id: organiser.id,
      detail: { titleZh: ['测试竞赛', '稻谷产量预测'], rewardValue: [null, 100_000] },
    })
  })

  test('of two who edit at once the second is told, and may save again knowing', async () => {
    const { id, organiser } = await makeOrganised()
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
    const { id, organiser } = await makeOrganised()
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
    const { id, organiser } = await makeOrganised()
    const { value, tag } = await read(id, organiser)
    expect(await save(id, organiser, { value: { ...value, ...change }, tag })).toMatchObject({
      status,
      errno,
      paths,
    })
    expect(await read(id, organiser)).toEqual({ value, tag })
  })
})

describe('texts', () => {
  test('are saved part by part, and an empty one is none', async () => {
    const { id, organiser } = await makeOrganised()
    const read = async () =>
      (await ask(world, `GET /api/admin/competitions/${id}/texts`, { as: organiser })).data
    const put = (part: string, value: object, tag: string) =>
      ask(world, `PUT /api/admin/competitions/${id}/texts/${part}`, { as: organiser, body: { value, tag } })
    const { parts, guide } = await read()
    expect(parts.map((one: { part: string }) => one.part)).toEqual([
      'overview',
      'evaluation',
      'rules',
      'prizes',
      'timeline',
    ])
    const value = { zh: '# 背景\n\n$x$', en: '# Why' }
    const done = await put('overview', value, parts[0].text.tag)
    expect(done).toMatchObject({ status: 200, data: { value } })
    expect(await put('overview', { zh: '', en: '' }, parts[0].text.tag)).toMatchObject({ errno: 'e40991' })
    expect(await put('overview', { zh: ' ', en: '' }, done.data.tag)).toMatchObject({
      data: { value: { zh: '', en: '' } },
    })
    expect(await put('nowhere', value, '')).toMatchObject({ status: 404 })
    const shown = await ask(world, `PUT /api/admin/competitions/${id}/guide`, {
      as: organiser,
      body: { value: { isShown: true, zh: '指引', en: 'Guide' }, tag: guide.tag },
    })
    expect(shown.status).toBe(200)
    expect((await ask(world, `GET /api/competitions/${id}/guide-info`)).data).toMatchObject({
      isHidden: false,
    })
    expect((await audited(id)).map(entry => entry.action)).toEqual([
      'competition.text',
      'competition.text',
      'competition.guide',
    ])
  })

  test('the FAQ is saved whole and in its order', async () => {
    const { id, organiser } = await makeOrganised()
    const call = `/api/admin/competitions/${id}/faq` as const
    const { tag } = (await ask(world, `GET ${call}`, { as: organiser })).data
    const entry = (text: string) => ({ questionZh: text, questionEn: text, answerZh: text, answerEn: text })
    const body = { value: { entries: [entry('b'), entry('a')] }, tag }
    expect(await ask(world, `PUT ${call}`, { as: organiser, body })).toMatchObject({ status: 200 })
    expect((await ask(world, `GET ${call}`, { as: organiser })).data.value).toEqual(body.value)
    const empty = { value: { entries: [{ ...entry('c'), answerEn: '' }] }, tag }
    expect(await ask(world, `PUT ${call}`, { as: organiser, body: empty })).toMatchObject({
      status: 400,
      paths: ['body.value.entries.0.answerEn'],
    })
  })
})

describe('the agreement', () => {
  test('stays one version until somebody accepts it; then a change asks everybody again', async () => {
    const { id, organiser } = await makeOrganised()
    const call = `/api/admin/competitions/${id}/agreement` as const
    const read = async () => (await ask(world, `GET ${call}`, { as: organiser })).data
    const put = async (zh: string) =>
      ask(world, `PUT ${call}`, {
        as: organiser,
        body: { value: { zh, en: zh }, tag: (await read()).agreement.tag },
      })
    expect((await put('一')).data.version).toBe(1)
    expect((await put('二')).data.version).toBe(1)
    const competitor = await makeUser(world)
    await enter(world, id, competitor)
    expect((await read()).accepted).toBe(1)
    expect((await put('二')).data.version).toBe(1)
    expect((await put('三')).data.version).toBe(2)
    expect(await read()).toMatchObject({ version: 2, accepted: 0, history: [{ version: 1, zh: '二' }] })
    const submits = await ask(world, `GET /api/competitions/${id}?part=submits`, { as: competitor })
    expect(submits.data.submits.blocking).toMatchObject([{ code: 'e40342' }])
    expect((await audited(id)).at(-1)).toMatchObject({
      action: 'competition.agreement',
      detail: { version: [1, 2] },
    })
  })
})

describe('publishing', () => {
  const put = (id: number, as: TestUser, publishedAt: string | null) =>
    ask(world, `PUT /api/admin/competitions/${id}/published`, { as, body: { publishedAt } })

  test('waits for what visitors need, and names all of it', async () => {
    const { id, organiser } = await makeOrganised({ competition: { published_at: null } })
    const refused = await put(id, organiser, '2026-11-20T04:00:00Z')
    expect(refused).toMatchObject({ status: 409, errno: 'e40984', hint: `/admin/competitions/${id}` })
    expect(refused.paths).toEqual(['agreement', 'basics', 'texts'])
    await world.db
      .updateTable('competition')
      .set({ summary_zh: '摘', summary_en: 's', agreement_zh: '约', agreement_en: 'a' })
      .where('id', '=', id)
      .execute()
    await world.db
      .insertInto('competition_text')
      .values({ competition_id: id, part: 'overview', body_zh: '文', body_en: 't' })
      .execute()
    expect((await put(id, organiser, '2026-11-21T04:00:00Z')).data.state).toBe('scheduled')
    expect((await ask(world, `GET /api/competitions/${id}`)).status).toBe(404)
    expect((await put(id, organiser, '2026-11-20T04:00:00Z')).data.state).toBe('can_signup')
    expect((await ask(world, `GET /api/competitions/${id}`)).status).toBe(200)
    expect((await put(id, organiser, null)).data).toEqual({ state: 'draft', publishedAt: null })
    expect((await ask(world, `GET /api/competitions/${id}`)).status).toBe(404)
    expect((await audited(id)).map(entry => entry.action)).toEqual([
      'competition.publish',
      'competition.publish',
      'competition.unpublish',
    ])
  })

  test('the place among the featured is the editors’ to give', async () => {
    const { id, organiser } = await makeOrganised()
    const put = (as: TestUser, featured: number | null) =>
      ask(world, `PUT /api/admin/competitions/${id}/featured`, { as, body: { featured } })
    expect(await put(organiser, 1)).toMatchObject({ status: 403 })
    expect(await put(await makeStaff(world, 'editor'), 2)).toMatchObject({ data: { featured: 2 } })
    expect(await put(await makeStaff(world, 'editor'), 0)).toMatchObject({ status: 400 })
    expect(
      await ask(world, 'PUT /api/admin/competitions/999999/featured', {
        as: await makeStaff(world, 'editor'),
        body: { featured: 1 },
      }),
    ).toMatchObject({ status: 404, errno: 'e40483' })
  })
})

describe('a clone', () => {
  test('has everything but people and submissions, with its times moved', async () => {
    const { id, organiser, scheduleId } = await makeOrganised({
      competition: { guide_info_zh: '指引', guide_info_en: 'Guide', featured: 3, agreement_zh: '协议' },
    })
    await enter(world, id, await makeUser(world))
    await makeDataset(world, { competition_id: id })
    await world.db
      .insertInto('faq')
      .values({ competition_id: id, question_zh: '问', question_en: 'q', answer_zh: '答', answer_en: 'a' })
      .execute()
    await world.db
      .updateTable('schedule')
      .set({ ladder: true, precision: 3, sub_ranks: ['甲', '乙'] })
      .where('id', '=', scheduleId)
      .execute()
    const startAt = new Date((await stored(id)).start_at.getTime() + 30 * 86_400_000).toISOString()
    const made = await ask(world, `POST /api/admin/competitions/${id}/clone`, {
      as: organiser,
      body: { titleZh: '第二届', titleEn: 'Second', startAt },
    })
    expect(made.status).toBe(200)
    const copy = made.data.id
    expect(await stored(copy)).toMatchObject({
      title_zh: '第二届',
      published_at: null,
      featured: null,
      team_count: 0,
      participant_count: 0,
      guide_info_zh: '指引',
      agreement_zh: '协议',
      start_at: new Date(startAt),
    })
    const rounds = (of: number) =>
      world.db.selectFrom('schedule').selectAll().where('competition_id', '=', of).execute()
    const [original, round] = [(await rounds(id))[0], (await rounds(copy))[0]]
    // Every column of a round but those of its own time and life.
    const settings = ({ id: _id, competition_id: _c, ...rest }: NonNullable<typeof round>) =>
      Object.fromEntries(Object.entries(rest).filter(([name]) => !/_(at|start|end)$/.test(name)))
    expect(settings(round as never)).toEqual(settings(original as never))
    expect(round).toMatchObject({ metric_key: 'accuracy', ladder: true, revealed_at: null })
    expect((round?.list_a_end.getTime() ?? 0) - (original?.list_a_end.getTime() ?? 0)).toBe(30 * 86_400_000)
    const answers = (of: number) =>
      world.db.selectFrom('answer_file').select('sha256').where('schedule_id', '=', of).execute()
    expect(await answers(round?.id ?? 0)).toEqual(await answers(scheduleId))
    const data = await ask(world, `GET /api/competitions/${copy}?part=datasets`, { as: organiser })
    expect(data.data.datasets[0].files).toHaveLength(1)
    for (const table of ['registration', 'team', 'submission'] as const)
      expect(
        await world.db
          .selectFrom(table)
          .select('competition_id')
          .where('competition_id', '=', copy)
          .execute(),
      ).toEqual([])
    expect((await ask(world, `GET /api/admin/competitions/${copy}`, { as: organiser })).status).toBe(200)
    expect(await audited(copy)).toMatchObject([{ action: 'competition.clone', detail: { from: id } }])
  })
})

describe('access', () => {
  const read = async (id: number, as: TestUser) =>
    (await ask(world, `GET /api/admin/competitions/${id}/access`, { as })).data
  const save = async (id: number, as: TestUser, change: object, code?: string) => {
    const { access } = await read(id, as)
    return ask(world, `PUT /api/admin/competitions/${id}/access`, {
      as,
      body: {
        value: { ...access.value, ...change },
        tag: access.tag,
        ...(code === undefined ? {} : { code }),
      },
    })
  }

  test('a private competition needs a code, which nobody reads again', async () => {
    const { id, organiser } = await makeOrganised()
    expect(await save(id, organiser, { visibility: 'private' })).toMatchObject({
      status: 400,
      errno: 'e40084',
    })
    expect(await save(id, organiser, { visibility: 'private' }, 'short')).toMatchObject({ errno: 'e40084' })
    const done = await save(id, organiser, { visibility: 'private' }, 'open sesame 2026')
    expect(done).toMatchObject({ status: 200, data: { hasCode: true } })
    const { private_code_hash: hash } = await stored(id)
    expect(hash).not.toContain('sesame')
    expect(JSON.stringify(await audited(id))).not.toContain('sesame')
    expect(JSON.stringify(done.data)).not.toContain(hash)
    // Other settings leave the code as it is.
    expect(await save(id, organiser, { requireProfile: true })).toMatchObject({ status: 200 })
    expect((await stored(id)).private_code_hash).toBe(hash)
    expect(await save(id, organiser, { visibility: 'public' })).toMatchObject({ data: { hasCode: false } })
  })

  test('a new code shuts out those who only knew the old one', async () => {
    const { id, organiser } = await makeOrganised()
    await save(id, organiser, { visibility: 'private' }, 'the first code')
    const user = await makeUser(world)
    await world.db
      .insertInto('competition_access')
      .values({ competition_id: id, user_id: user.id, granted_at: world.clock.now() })
      .execute()
    await save(id, organiser, { blockMobileUpload: true })
    const left = () =>
      world.db.selectFrom('competition_access').select('user_id').where('competition_id', '=', id).execute()
    expect(await left()).toHaveLength(1)
    await save(id, organiser, {}, 'the second code')
    expect(await left()).toEqual([])
  })

  test('says until when teams may merge', async () => {
    const { id, organiser } = await makeOrganised()
    const done = await save(id, organiser, { mergeDeadline: '2026-11-24T00:00:00.000Z' })
    expect(done.data.access.value.mergeDeadline).toBe('2026-11-24T00:00:00.000Z')
    expect((await stored(id)).merge_deadline).toEqual(new Date('2026-11-24'))
    await save(id, organiser, { mergeDeadline: null })
    expect((await stored(id)).merge_deadline).toBeNull()
  })

  test.each([
    [
      {
        entryFields: [{ key: 'A b', labelZh: '问', labelEn: 'q', kind: 'line', required: true, choices: [] }],
      },
      'body.value.entryFields.0.key',
    ],
    [
      { entryFields: [{ key: 'a', labelZh: '', labelEn: 'q', kind: 'line', required: true, choices: [] }] },
      'body.value.entryFields.0.labelZh',
    ],
    [
      {
        entryFields: [
          {
            key: 'a',
            labelZh: '问',
            labelEn: 'q',
            kind: 'choice',
            required: true,
            choices: ['甲', '乙'],
            choicesEn: ['A'],
          },
        ],
      },
      'body.value.entryFields.0.choicesEn',
    ],
    [{ visibility: 'secret' }, 'body.value.visibility'],
  ])('refuses %j', async (change, path) => {
    const { id, organiser } = await makeOrganised()
    expect(await save(id, organiser, change)).toMatchObject({ status: 400, paths: [path] })
  })
})
