import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { auditedOf, makeOrganised, storedCompetition } from '../../../../test/authoring.ts'
import { enter, makeDataset, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

describe('publishing', () => {
  const put = (id: number, as: TestUser, publishedAt: string | null) =>
    ask(world, `PUT /api/admin/competitions/${id}/published`, { as, body: { publishedAt } })

  test('waits for what visitors need, and names all of it', async () => {
    const { id, organiser } = await makeOrganised(world, { competition: { published_at: null } })
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
    expect((await auditedOf(world, id)).map(entry => entry.action)).toEqual([
      'competition.publish',
      'competition.publish',
      'competition.unpublish',
    ])
  })

  test('the place among the featured is the editors’ to give', async () => {
    const { id, organiser } = await makeOrganised(world)
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
  test('keeps days and clock times across a change of clocks, in every time that it has', async () => {
    const at = (day: string, hour = '09') => new Date(`${day}T${hour}:00:00Z`)
    const [start, end] = [at('2027-03-20', '08'), at('2027-04-10', '07')]
    const { id, organiser } = await makeOrganised(world, {
      competition: {
        zone: 'Europe/Paris',
        start_at: start,
        end_at: end,
        merge_deadline: at('2027-04-01', '07'),
      },
      schedule: { start_at: start, end_at: end, list_a_start: start, list_a_end: end },
    })
    const body = { titleZh: '秋季', titleEn: 'Autumn', startAt: at('2027-10-20', '07').toISOString() }
    const made = await ask(world, `POST /api/admin/competitions/${id}/clone`, { as: organiser, body })
    const own = { start_at: at('2027-10-20', '07'), end_at: at('2027-11-10', '08') }
    expect(await storedCompetition(world, made.data.id)).toMatchObject({
      ...own,
      // In winter now.
      merge_deadline: at('2027-11-01', '08'),
    })
    const round = await world.db
      .selectFrom('schedule')
      .selectAll()
      .where('competition_id', '=', made.data.id)
      .executeTakeFirstOrThrow()
    expect(round).toMatchObject({ ...own, list_a_start: own.start_at, list_a_end: own.end_at })
  })

  test('has everything but people and submissions, with its times moved', async () => {
    const { id, organiser, scheduleId } = await makeOrganised(world, {
      competition: { guide_info_zh: '指引', guide_info_en: 'Guide', featured: 3, agreement_zh: '协议' },
    })
    await enter(world, id, await makeUser(world))
    await makeDataset(world, { competition_id: id })
    await world.db
      .insertInto('faq')
      .values({ competition_id: id, question_zh: '问', question_en: 'q', answer_zh: '答', answer_en: 'a' })
      .execute()
    const first = { key: '甲', zh: '学生组', en: 'Students' }
    await world.db
      .updateTable('schedule')
      .set({
        ladder: true,
        precision: 3,
        sub_ranks: ['甲'],
        sub_rank_names: JSON.stringify([first]) as never,
      })
      .where('id', '=', scheduleId)
      .execute()
    const startAt = new Date(
      (await storedCompetition(world, id)).start_at.getTime() + 30 * 86_400_000,
    ).toISOString()
    const made = await ask(world, `POST /api/admin/competitions/${id}/clone`, {
      as: organiser,
      body: { titleZh: '第二届', titleEn: 'Second', startAt },
    })
    expect(made.status).toBe(200)
    const copy = made.data.id
    expect(await storedCompetition(world, copy)).toMatchObject({
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
    expect(round?.sub_rank_names).toEqual([first])
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
    expect(await auditedOf(world, copy)).toMatchObject([
      { action: 'competition.clone', detail: { from: id } },
    ])
  })

  test('of a private one keeps neither its code nor the name of its invite activity', async () => {
    const { id, organiser } = await makeOrganised(world, {
      competition: { visibility: 'private', private_code_hash: 'the original’s' },
    })
    const { start_at } = await storedCompetition(world, id)
    const later = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000)
    await world.db
      .insertInto('invite_activity')
      .values({ name: 'spring', competition_id: id, start_at, end_at: later(start_at, 5) })
      .execute()
    const { data } = await ask(world, `POST /api/admin/competitions/${id}/clone`, {
      as: organiser,
      body: { titleZh: '第二届', titleEn: 'Second', startAt: later(start_at, 30).toISOString() },
    })
    const { visibility, private_code_hash: code } = await storedCompetition(world, data.id)
    expect(visibility).toBe('private')
    expect(code).not.toBe('the original’s')
    expect(
      (await ask(world, `GET /api/admin/competitions/${data.id}/invite`, { as: organiser })).data.value,
    ).toEqual({
      activity: {
        name: `spring-${data.id}`,
        startAt: later(start_at, 30).toISOString(),
        endAt: later(start_at, 35).toISOString(),
      },
    })
  })
})
