import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { boardOf } from '../../../../test/board.ts'
import { enter, makeCompetition, makeDataset, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { handIn } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { addAccomplishment } from '../../people/profiles/server/commands/save-accomplishment.ts'
import { follow } from '../../people/follows/server/public.ts'
import type { Audience, PrivacySwitch } from '../../people/privacy/rules.ts'
import { setPrivacy } from '../../people/privacy/server/public.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const day = 86_400_000
const at = (days: number) => new Date(world.clock.now().getTime() + days * day)
const get = (path: string, as?: TestUser) => ask(world, `GET /api/${path}`, { as })
const choose = (user: TestUser, name: PrivacySwitch, audience: Audience) =>
  world.db.transaction().execute(tx => setPrivacy(tx, { userId: user.id, name, audience }))
const follows = (from: TestUser, to: TestUser) =>
  world.db
    .transaction()
    .execute(tx => follow(tx, { sponsorId: from.id, followedId: to.id, now: world.clock.now() }))
const hide = (competitionId: number) =>
  world.db
    .updateTable('competition')
    .set({ visibility: 'private', private_code_hash: 'x' })
    .where('id', '=', competitionId)
    .execute()

const pages = [
  'competitions',
  'competitions/1',
  'publishes',
  'datasets',
  'bookmarks',
  'activity',
  'activity/days',
]
test.each(pages)('of nobody, of who is locked and of the system account there is no %s', async page => {
  const locked = await makeUser(world, { disabled_at: world.clock.now() })
  for (const id of [987_654, locked.id, 100_000])
    expect((await get(`users/${id}/${page}`)).errno, String(id)).toBe('e404150')
  for (const id of ['0', '-1', 'x', '1.5']) expect((await get(`users/${id}/${page}`)).status).toBe(404)
})

describe('competitions somebody entered', () => {
  test('stand with team and place; the final place is that of list B, and only once it is revealed', async () => {
    const ended = {
      competition: { end_at: at(-1) },
      schedule: {
        list_b_mode: 'split' as const,
        list_a_end: at(-2),
        list_b_start: at(-2),
        list_b_end: at(-1),
        end_at: at(-1),
      },
    }
    const { id, scheduleId } = await makeCompetition(world, ended)
    const [first, second] = [await makeUser(world), await makeUser(world)]
    await world.db
      .updateTable('competition')
      .set({ end_at: at(5) })
      .where('id', '=', id)
      .execute()
    for (const user of [first, second]) await enter(world, id, user)
    await handIn(world, id, first, { at: at(-4), score: 0.9, scoreB: 0.2 })
    await handIn(world, id, second, { at: at(-4), score: 0.5, scoreB: 0.8 })
    const place = async (user: TestUser, as?: TestUser) =>
      (await get(`users/${user.id}/competitions`, as)).data.list[0].place
    expect(await place(first, first)).toMatchObject({
      ranking: 1,
      total: 2,
      list: 'A',
      isFinal: false,
      hasDays: false,
      medal: null,
    })
    await world.db
      .updateTable('competition')
      .set({ end_at: at(-1) })
      .where('id', '=', id)
      .execute()
    expect(await place(first)).toMatchObject({ ranking: 1, list: 'A', isFinal: false })
    await world.db
      .updateTable('schedule')
      .set({ revealed_at: at(-0.1) })
      .where('id', '=', scheduleId)
      .execute()
    expect(await place(first)).toMatchObject({
      ranking: 2,
      total: 2,
      top: 100,
      score: '0.200000',
      list: 'B',
      isFinal: true,
    })
    expect(await place(second)).toMatchObject({ ranking: 1, top: 50, list: 'B', isFinal: true, medal: null })
    // Medals come with the final list that the organiser confirms.
    const { team_id } = await world.db
      .selectFrom('team_member')
      .select('team_id')
      .where('user_id', '=', second.id)
      .executeTakeFirstOrThrow()
    await world.db
      .insertInto('rating_result')
      .values({
        competition_id: id,
        sub_rank: '',
        user_id: second.id,
        team_id,
        rank: 1,
        teams: 2,
        team_size: 1,
        ended_on: '2026-11-19',
        points: 100,
        medal: 'gold',
      })
      .execute()
    expect(await place(second)).toMatchObject({ medal: 'gold' })
  })

  test('are nobody’s to see whom they are not shown, and private ones only for those who know of them', async () => {
    const { id } = await makeCompetition(world)
    const [owner, friend, stranger] = [await makeUser(world), await makeUser(world), await makeUser(world)]
    for (const user of [owner, friend]) await enter(world, id, user)
    await follows(owner, friend)
    await follows(friend, owner)
    await hide(id)
    const seen = async (as?: TestUser) => {
      const { data } = await get(`users/${owner.id}/competitions`, as)
      return data.isVisible ? data.list.length : 'hidden'
    }
    expect([await seen(owner), await seen(friend), await seen(stranger), await seen()]).toEqual([1, 1, 0, 0])
    await choose(owner, 'competitions', 'mutual')
    expect([await seen(owner), await seen(friend), await seen(stranger), await seen()]).toEqual([
      1,
      1,
      'hidden',
      'hidden',
    ])
    const course = (as: TestUser) => get(`users/${owner.id}/competitions/${id}`, as)
    expect((await course(stranger)).data).toEqual({ isVisible: false, course: null })
  })

  test('to practise on are those of a beginner category', async () => {
    const { id: race } = await world.db
      .insertInto('race_category')
      .values({ name_zh: '新手赛', name_en: 'Getting started', banner: null, is_beginner: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    const easy = await makeCompetition(world, { competition: { race_category_id: race } })
    const other = await makeCompetition(world)
    const user = await makeUser(world)
    for (const { id } of [easy, other]) await enter(world, id, user)
    const { data } = await get(`users/${user.id}/competitions?practice=true`)
    expect(data.list.map((one: { competition: { id: number } }) => one.competition.id)).toEqual([easy.id])
  })
})

test('of questions and answers nothing shows that was hidden or deleted, or stands where the reader may not go', async () => {
  const { id } = await makeCompetition(world)
  const moderator = await makeOrganiser(world, id)
  const board = boardOf(world)
  const author = await makeUser(world)
  const ask = async () => (await board.open(id, author)).data.id as number
  const [kept, removed] = [await ask(), await ask()]
  const other = await board.thread(id)
  const answer = (await board.reply(other.id, author, '**试试**分层抽样。')).data.id as number
  const gone = (await board.reply(other.id, author, '说错了。')).data.id as number
  await board.remove(gone, author)
  const opening = (await board.read(removed, author)).data.opening.id as number
  await board.remove(opening, moderator, '跑题')
  await board.accept(other.id, answer, other.author)
  const questions = (await get(`users/${author.id}/publishes`)).data
  expect(questions).toMatchObject({ total: 1, list: [{ threadId: kept, postId: null, isAccepted: false }] })
  const answers = (await get(`users/${author.id}/publishes?type=answers`)).data
  expect(answers).toMatchObject({
    total: 1,
    list: [{ threadId: other.id, postId: answer, excerpt: '试试分层抽样。', isAccepted: true }],
  })
  await hide(id)
  expect((await get(`users/${author.id}/publishes`)).data).toEqual({ total: 0, list: [] })
})

test('of datasets those are listed that somebody published of their own', async () => {
  const owner = await makeUser(world)
  const { id } = await makeDataset(world, { owner_id: owner.id, title_zh: '公开' })
  await makeDataset(world, { owner_id: owner.id, published_at: null })
  const { data } = await get(`users/${owner.id}/datasets`, owner)
  expect(data).toMatchObject({ total: 1, list: [{ id, title: '公开' }] })
})

test('a collection leaves out what its reader may not see, and does not count it', async () => {
  const owner = await makeUser(world)
  const { id } = await makeCompetition(world)
  const { id: thread } = await boardOf(world).thread(id)
  const dataset = await makeDataset(world)
  const { id: data } = await makeDataset(world, { competition_id: id })
  for (const path of [`competition/${id}`, `thread/${thread}`, `dataset/${dataset.id}`, `dataset/${data}`])
    expect((await ask(world, `PUT /api/bookmarks/${path}`, { as: owner })).status).toBe(200)
  const seen = async (as?: TestUser, query = '') => {
    const { data } = await get(`users/${owner.id}/bookmarks?${query}`, as)
    return [data.total, ...data.list.map((one: { subjectId: number }) => one.subjectId)]
  }
  expect(await seen()).toEqual([4, data, dataset.id, thread, id])
  expect(await seen(owner, 'kind=dataset')).toEqual([2, data, dataset.id])
  await hide(id)
  expect(await seen()).toEqual([1, dataset.id])
  await world.db
    .updateTable('dataset')
    .set({ withdrawn_at: world.clock.now(), withdraw_reason: '侵权' })
    .where('id', '=', data)
    .execute()
  await enter(world, id, owner)
  expect(await seen(owner)).toEqual([3, dataset.id, thread, id])
  await choose(owner, 'myDynamics', 'nobody')
  expect((await get(`users/${owner.id}/bookmarks`)).data).toEqual({ isVisible: false, total: 0, list: [] })
  expect(await seen(owner)).toHaveLength(4)
})

describe('activity', () => {
  const note = (user: TestUser, days: number, name = '一等奖') =>
    world.db.transaction().execute(tx =>
      addAccomplishment(tx, {
        userId: user.id,
        kind: 'prize',
        name,
        organization: '',
        gotOn: null,
        description: '',
        now: at(days),
      }),
    )
  const kinds = (data: { events: { kind: string }[] }) => data.events.map(({ kind }) => kind)

  test('is paged from the newest, and what no longer stands is not told', async () => {
    const { id } = await makeCompetition(world)
    const user = await makeUser(world)
    await enter(world, id, user)
    const submission = await handIn(world, id, user, { at: at(-2), score: 0.5 })
    await note(user, -1)
    // The same moment: the later id is the newer.
    await note(user, -1)
    const page = async (query: string) => (await get(`users/${user.id}/activity?${query}`)).data
    const first = await page('per_page=2')
    expect(kinds(first)).toEqual(['sign_up', 'prize'])
    const second = await page(`per_page=2&before=${first.next}`)
    expect(kinds(second)).toEqual(['prize', 'first_score'])
    expect(second.events[1]).toMatchObject({ score: '0.500000', competition: { id } })
    expect(second.next).toBeNull()
    await world.db
      .updateTable('submission')
      .set({ voided_at: world.clock.now(), voided_by: user.id, void_reason: '误交' })
      .where('id', '=', submission)
      .execute()
    expect(kinds(await page(''))).toEqual(['sign_up', 'prize', 'prize'])
    await hide(id)
    expect(kinds(await page(''))).toEqual(['prize', 'prize'])
  })

  test('goes with what its owner shows: competitions with those, accomplishments with their work', async () => {
    const { id } = await makeCompetition(world)
    const user = await makeUser(world)
    await enter(world, id, user)
    await note(user, -1)
    const seen = async (as?: TestUser) => {
      const { data } = await get(`users/${user.id}/activity`, as)
      const heat = (await get(`users/${user.id}/activity/days`, as)).data
      expect([heat.isVisible, heat.total]).toEqual([data.isVisible, data.events.length])
      return data.isVisible ? kinds(data) : 'hidden'
    }
    await choose(user, 'competitions', 'nobody')
    expect(await seen()).toEqual(['prize'])
    await choose(user, 'work', 'nobody')
    expect([await seen(), await seen(user)]).toEqual([[], ['sign_up', 'prize']])
    await choose(user, 'myDynamics', 'nobody')
    expect([await seen(), await seen(user)]).toEqual(['hidden', ['sign_up', 'prize']])
  })

  test('is counted by the days of the reader’s zone', async () => {
    const user = await makeUser(world)
    const moment = new Date('2026-03-01T18:20:00Z')
    await note(user, (moment.getTime() - world.clock.now().getTime()) / day)
    const days = async (zone: string) =>
      (await get(`users/${user.id}/activity/days?zone=${encodeURIComponent(zone)}`)).data.days
    expect(await days('UTC')).toEqual([{ day: '2026-03-01', count: 1 }])
    expect(await days('Asia/Shanghai')).toEqual([{ day: '2026-03-02', count: 1 }])
    expect(await days('Asia/Kathmandu')).toEqual([{ day: '2026-03-02', count: 1 }])
    expect(await days('Nowhere/At all')).toEqual([{ day: '2026-03-02', count: 1 }])
  })

  test('of those one follows comes as they show it and as one wants it', async () => {
    const [reader, shown, mutual, silent] = [
      await makeUser(world),
      await makeUser(world),
      await makeUser(world),
      await makeUser(world),
    ]
    for (const user of [shown, mutual, silent]) await follows(reader, user)
    await follows(mutual, reader)
    await note(shown, -3)
    await note(mutual, -2)
    await note(silent, -1)
    await note(await makeUser(world), -1)
    await choose(mutual, 'myDynamics', 'mutual')
    await choose(silent, 'myDynamics', 'mutual')
    const seen = async () => {
      const { data } = await get('activity', reader)
      return data.isVisible ? data.events.map((one: { person: { id: number } }) => one.person.id) : 'off'
    }
    expect((await get('activity')).errno).toBe('e40101')
    expect(await seen()).toEqual([mutual.id, shown.id])
    await choose(reader, 'othersDynamics', 'mutual')
    expect(await seen()).toEqual([mutual.id])
    await choose(reader, 'othersDynamics', 'nobody')
    expect(await seen()).toBe('off')
    await choose(reader, 'othersDynamics', 'everybody')
    await world.db
      .updateTable('app_user')
      .set({ disabled_at: world.clock.now() })
      .where('id', '=', mutual.id)
      .execute()
    expect(await seen()).toEqual([shown.id])
  })
})
