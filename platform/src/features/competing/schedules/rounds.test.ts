import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeOrganiser, makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import type { Round } from './rounds.contract.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

async function makeOrganised() {
  const competition = await makeCompetition(world)
  return { ...competition, organiser: await makeOrganiser(world, competition.id) }
}
type Rounds = { value: { rounds: Round[] }; tag: string; inUse: number[]; startAt: string; endAt: string }
const read = async (id: number, as: TestUser): Promise<Rounds> =>
  (await ask(world, `GET /api/admin/competitions/${id}/rounds`, { as })).data
const save = (id: number, as: TestUser | undefined, rounds: object[], tag: string) =>
  ask(world, `PUT /api/admin/competitions/${id}/rounds`, { as, body: { value: { rounds }, tag } })

const students = { key: '学生组', zh: '学生组', en: 'Students' }

const hours = (instant: string, more: number) =>
  new Date(Date.parse(instant) + more * 3_600_000).toISOString()

async function submitTo(competition: { id: number; scheduleId: number }, sub_rank = '') {
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
      sub_rank,
      state: 'queued',
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
  return teamId
}

describe('rounds', () => {
  test('are saved together, in the order of their starts, and written down', async () => {
    const { id, organiser, scheduleId } = await makeOrganised()
    const { value, tag, startAt, endAt } = await read(id, organiser)
    const [first] = value.rounds as [Round]
    const middle = hours(startAt, 48)
    const early: Round = {
      ...first,
      id: null,
      titleZh: '热身#热身赛',
      endAt: middle,
      listAEnd: middle,
      maxSubmitCount: 2,
      maxErrorSubmitCount: null,
    }
    const late = {
      ...first,
      startAt: middle,
      listAStart: middle,
      subRanks: [students, { key: '', zh: '社会组', en: 'Open' }],
      precision: 3,
    }
    const done = await save(id, organiser, [late, early], tag)
    expect(done.status).toBe(200)
    const boards = [students, { key: '社会组', zh: '社会组', en: 'Open' }]
    expect(done.data.value.rounds).toMatchObject([
      { titleZh: '热身#热身赛', startAt, endAt: middle, maxErrorSubmitCount: null },
      { id: scheduleId, startAt: middle, endAt, subRanks: boards, precision: 3 },
    ])
    const { data } = await ask(world, `GET /api/competitions/${id}`)
    expect(data.competition.schedules.map((round: { title: string }) => round.title)).toEqual([
      '热身赛',
      '第二轮',
    ])
    const [entry] = await world.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id', 'detail'])
      .where('subject_id', '=', id)
      .where('subject', '=', 'competition')
      .execute()
    expect(entry).toMatchObject({
      action: 'competition.rounds',
      actor_id: organiser.id,
      detail: {
        added: [{ titleZh: early.titleZh }],
        changed: { [scheduleId]: { subRanks: [[], boards], precision: [first.precision, 3] } },
      },
    })
    // The two change places in time.
    const [one, two] = done.data.value.rounds as [Round, Round]
    const moved = [
      { ...one, startAt: hours(endAt, -10), listAStart: hours(endAt, -10), endAt, listAEnd: endAt },
      { ...two, startAt, listAStart: startAt, endAt: hours(endAt, -10), listAEnd: middle },
    ]
    const swapped = await save(id, organiser, moved, done.data.tag)
    expect(swapped.data.value.rounds.map((round: Round) => round.id)).toEqual([two.id, one.id])
    const gone = await save(id, organiser, [swapped.data.value.rounds[1]], swapped.data.tag)
    expect(gone.data.value.rounds.map((round: Round) => round.id)).toEqual([one.id])
  })

  test('have a ladder, which stays as it is once somebody submitted', async () => {
    const competition = await makeOrganised()
    const { id, organiser } = competition
    const { value, tag } = await read(id, organiser)
    const on = value.rounds.map(round => ({ ...round, ladder: true }))
    const saved = await save(id, organiser, on, tag)
    expect(saved.data.value.rounds[0].ladder).toBe(true)
    await submitTo(competition)
    expect(await save(id, organiser, value.rounds, saved.data.tag)).toMatchObject({
      status: 409,
      errno: 'e40985',
      paths: ['body.value.rounds.0.ladder'],
    })
    expect((await save(id, organiser, on, saved.data.tag)).status).toBe(200)
  })

  test('that contradict each other are refused for all their reasons', async () => {
    const { id, organiser } = await makeOrganised()
    const { value, tag, startAt } = await read(id, organiser)
    const [first] = value.rounds as [Round]
    const refused = await save(
      id,
      organiser,
      [
        { ...first, startAt: hours(startAt, -1), listBMode: 'window' },
        { ...first, id: null },
      ],
      tag,
    )
    expect(refused).toMatchObject({ status: 400, errno: 'e40085' })
    expect(refused.paths).toEqual([
      'body.value.rounds.0.listBEnd',
      'body.value.rounds.0.listBStart',
      'body.value.rounds.0.startAt',
      'body.value.rounds.1.startAt',
    ])
    expect((await read(id, organiser)).value).toEqual(value)
  })

  test('the database refuses rounds at the same time too', async () => {
    const { id, scheduleId } = await makeOrganised()
    const copy = world.db
      .insertInto('schedule')
      .columns(['competition_id', 'sort', 'start_at', 'end_at', 'list_a_start', 'list_a_end'])
      .expression(eb =>
        eb
          .selectFrom('schedule')
          .select([
            'competition_id',
            eb.lit(1).as('sort'),
            'start_at',
            'end_at',
            'list_a_start',
            'list_a_end',
          ])
          .where('id', '=', scheduleId),
      )
      .execute()
    await expect(copy).rejects.toThrow('schedule_rounds_apart')
    expect(id).toBeGreaterThan(0)
  })

  test('with submissions keep what these rest on', async () => {
    const competition = await makeOrganised()
    const { id, organiser, scheduleId } = competition
    await submitTo(competition)
    const { value, tag, inUse } = await read(id, organiser)
    const [first] = value.rounds as [Round]
    expect(inUse).toEqual([scheduleId])
    expect(await save(id, organiser, [], tag)).toMatchObject({ status: 409, errno: 'e40985' })
    expect(
      await save(id, organiser, [{ ...first, listBMode: 'split', subRanks: [students] }], tag),
    ).toMatchObject({
      errno: 'e40985',
      paths: ['body.value.rounds.0.listBMode', 'body.value.rounds.0.subRanks'],
    })
    expect(await save(id, organiser, [{ ...first, maxSubmitCount: 9 }], tag)).toMatchObject({ status: 200 })
  })

  test('keep the boards that were submitted to, under whatever name', async () => {
    const competition = await makeOrganised()
    const { id, organiser } = competition
    const { value, tag } = await read(id, organiser)
    const [first] = value.rounds as [Round]
    const made = await save(id, organiser, [{ ...first, subRanks: [{ ...students, key: '' }] }], tag)
    await submitTo(competition, students.key)
    const renamed = { ...students, zh: '高校组', en: 'Universities' }
    const next = await save(id, organiser, [{ ...first, subRanks: [renamed] }], made.data.tag)
    expect(next).toMatchObject({ status: 200, data: { value: { rounds: [{ subRanks: [renamed] }] } } })
    const other = { ...renamed, key: '' }
    expect(await save(id, organiser, [{ ...first, subRanks: [other] }], next.data.tag)).toMatchObject({
      errno: 'e40985',
      paths: ['body.value.rounds.0.subRanks'],
    })
    for (const [lang, name] of [
      ['zh-CN', '高校组'],
      ['en-US', 'Universities'],
    ]) {
      const { data } = await ask(world, `GET /api/competitions/${id}?lang=${lang}`)
      const [{ subRank, boards }] = data.competition.schedules
      expect({ subRank, boards }).toEqual({ subRank: ['学生组'], boards: [{ key: '学生组', name }] })
    }
  })

  test('whose list B is revealed keep their windows, so that nobody submits who has seen it', async () => {
    const { id, organiser, scheduleId } = await makeOrganised()
    const at = (hour: number) => new Date(world.clock.now().getTime() + hour * 3_600_000)
    await world.db
      .updateTable('schedule')
      .set({ list_b_mode: 'split', list_a_end: at(-2), revealed_at: at(-1) })
      .where('id', '=', scheduleId)
      .execute()
    const { value, tag } = await read(id, organiser)
    const [round] = value.rounds as [Round]
    expect(await save(id, organiser, [{ ...round, listAEnd: at(1).toISOString() }], tag)).toMatchObject({
      errno: 'e40985',
      paths: ['body.value.rounds.0.listAEnd'],
    })
    expect(await save(id, organiser, [{ ...round, titleEn: '2026#Final' }], tag)).toMatchObject({
      status: 200,
    })
  })

  test('whose reveal is planned end before it', async () => {
    const { id, organiser, scheduleId } = await makeOrganised()
    const at = (hour: number) => new Date(world.clock.now().getTime() + hour * 3_600_000)
    await world.db
      .updateTable('schedule')
      .set({ list_b_mode: 'split', list_a_end: at(1), reveal_planned_at: at(2) })
      .where('id', '=', scheduleId)
      .execute()
    const { value, tag } = await read(id, organiser)
    const [round] = value.rounds as [Round]
    const until = (hour: number) => [{ ...round, listAEnd: at(hour).toISOString() }]
    expect(await save(id, organiser, until(3), tag)).toMatchObject({
      errno: 'e40985',
      paths: ['body.value.rounds.0.listAEnd'],
    })
    expect(await save(id, organiser, until(2), tag)).toMatchObject({ status: 200 })
  })

  test('to which teams were promoted stay', async () => {
    const { id, organiser, scheduleId } = await makeOrganised()
    const { teamId } = await enter(world, id, await makeUser(world))
    await world.db.updateTable('team').set({ schedule_id: scheduleId }).where('id', '=', teamId).execute()
    const { tag } = await read(id, organiser)
    expect(await save(id, organiser, [], tag)).toMatchObject({ status: 409, errno: 'e40985' })
  })

  test('of two saves at once one is told of the other', async () => {
    const { id, organiser } = await makeOrganised()
    const { value, tag } = await read(id, organiser)
    const [first] = value.rounds as [Round]
    const both = await Promise.all(
      [7, 8].map(maxSubmitCount => save(id, organiser, [{ ...first, maxSubmitCount }], tag)),
    )
    expect(both.map(one => one.status).toSorted()).toEqual([200, 409])
  })

  test.each([
    [{ maxSubmitCount: 0 }, 'maxSubmitCount'],
    [{ precision: 16 }, 'precision'],
    [{ subRanks: [{ key: '', zh: '学生组', en: '' }] }, 'subRanks.0.en'],
    [{ listBMode: 'both' }, 'listBMode'],
    [{ startAt: 'soon' }, 'startAt'],
    [{ maxBytes: 10 }, 'maxBytes'],
  ])('refuse %j', async (change, field) => {
    const { id, organiser } = await makeOrganised()
    const { value, tag } = await read(id, organiser)
    const [first] = value.rounds as [Round]
    expect(await save(id, organiser, [{ ...first, ...change }], tag)).toMatchObject({
      status: 400,
      paths: [`body.value.rounds.0.${field}`],
    })
  })

  test('of another competition cannot be taken along', async () => {
    const [own, other] = [await makeOrganised(), await makeOrganised()]
    const theirs = (await read(other.id, other.organiser)).value.rounds
    const { tag } = await read(own.id, own.organiser)
    expect(await save(own.id, own.organiser, theirs, tag)).toMatchObject({ status: 404, errno: 'e40484' })
    expect(await save(other.id, own.organiser, [], tag)).toMatchObject({ status: 403 })
    const admin = await makeStaff(world, 'administrator')
    expect(await save(999_999, admin, [], tag)).toMatchObject({ status: 404, errno: 'e40483' })
  })
})
