import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter, makeCompetition, makeUser, multipart, type TestUser } from '../../../../../test/factories.ts'
import {
  handInResult,
  quotaOf,
  resultCalls,
  rightResult as good,
  halfRightResult as half,
} from '../../../../../test/results.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const { hand, scoreNow } = resultCalls(() => world)

describe('handing in a file', () => {
  test('takes it, queues it, scores it and ranks the team', async () => {
    const competition = await makeCompetition(world)
    const user = await makeUser(world)
    await enter(world, competition.id, user)
    const answer = await hand(user, competition.id, half)
    expect(answer.statusCode).toBe(200)
    const { submission, quota: left } = answer.json().data
    expect(submission).toMatchObject({ state: 'queued', queuePosition: expect.any(Number), score: null })
    expect(left).toMatchObject({ teamUsed: 1, selfUsed: 1, limit: 5 })
    await scoreNow(submission.id)
    const seen = (
      await world.app.inject({ url: `/api/submissions/${submission.id}`, headers: user.headers })
    ).json().data
    expect(seen).toMatchObject({ state: 'scored', score: '0.500000', isBest: true })
    const { rankings } = (
      await world.app.inject({
        url: `/api/competitions/${competition.id}?part=rankings`,
        headers: user.headers,
      })
    ).json().data
    expect(rankings.list).toMatchObject([{ ranking: 1, maxScore: '0.500000', validSubmitCount: 1 }])
    expect(rankings.own.ranking).toBe(1)
    const file = await world.app.inject({
      url: `/api/submissions/${submission.id}/file`,
      headers: user.headers,
    })
    expect(file.body).toBe(half)
    expect(file.headers['content-disposition']).toContain('attachment')
  })

  test('a visitor is asked to sign in, a stranger to sign up', async () => {
    const competition = await makeCompetition(world)
    const body = multipart({}, [{ field: 'file', name: 'r.csv', content: good }])
    const visitor = await world.app.inject({
      method: 'POST',
      url: `/api/competitions/${competition.id}/uploads`,
      ...body,
    })
    expect([visitor.statusCode, visitor.json().errno]).toEqual([401, 'e40101'])
    const stranger = await hand(await makeUser(world), competition.id)
    expect([stranger.statusCode, stranger.json().errno, stranger.json().hint]).toEqual([
      403,
      'e40346',
      `/competitions/${competition.id}`,
    ])
  })

  test.each([
    ['nothing', {}, 400],
    ['an empty file', { content: '' }, 400],
    ['another format', { name: 'r.exe' }, 415],
    ['an unknown field', { fields: { admin: '1' } }, 400],
    ['an unknown round', { fields: { schedule_id: '999999' } }, 404],
  ])(
    '%s is refused and nothing is spent',
    async (name, more: { content?: string; name?: string; fields?: Record<string, string> }, status) => {
      const competition = await makeCompetition(world)
      const user = await makeUser(world)
      await enter(world, competition.id, user)
      const empty = multipart({}, [])
      const answer =
        name === 'nothing'
          ? await world.app.inject({
              method: 'POST',
              url: `/api/competitions/${competition.id}/uploads`,
              payload: empty.payload,
              headers: { ...user.headers, ...empty.headers },
            })
          : await hand(user, competition.id, more.content ?? good, more)
      expect(answer.statusCode).toBe(status)
      expect(await quotaOf(world, competition.scheduleId)).toBeUndefined()
    },
  )

  test('a file over the round’s limit is a 413', async () => {
    const competition = await makeCompetition(world, { schedule: { max_bytes: 100 } })
    const user = await makeUser(world)
    await enter(world, competition.id, user)
    const answer = await hand(user, competition.id, `${good}${'x'.repeat(200)}`)
    expect([answer.statusCode, answer.json().errno]).toEqual([413, 'e41340'])
  })

  test('what is another team’s does not exist', async () => {
    const competition = await makeCompetition(world)
    const [owner, other] = [await makeUser(world), await makeUser(world)]
    await enter(world, competition.id, owner)
    await enter(world, competition.id, other)
    const { submission } = (await hand(owner, competition.id)).json().data
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/file'],
      ['GET', '/events'],
      ['DELETE', ''],
    ] as const) {
      const answer = await world.app.inject({
        method,
        url: `/api/submissions/${submission.id}${path}`,
        headers: other.headers,
      })
      expect([answer.statusCode, answer.json().errno]).toEqual([404, 'e40440'])
    }
  })
})

test('the same job twice at once makes one score and one ranking entry', async () => {
  const competition = await makeCompetition(world)
  const user = await makeUser(world)
  await enter(world, competition.id, user)
  const { submission } = (await hand(user, competition.id)).json().data
  await Promise.all([scoreNow(submission.id), scoreNow(submission.id), scoreNow(submission.id)])
  await scoreNow(submission.id)
  expect(
    await world.db
      .selectFrom('submission_score')
      .select('score')
      .where('submission_id', '=', submission.id)
      .execute(),
  ).toEqual([{ score: 1 }])
  expect(
    await world.db
      .selectFrom('ranking_entry')
      .select('valid_count')
      .where('schedule_id', '=', competition.scheduleId)
      .execute(),
  ).toEqual([{ valid_count: 1 }])
  const events = await world.db
    .selectFrom('submission_event')
    .select('state')
    .where('submission_id', '=', submission.id)
    .where('state', '=', 'scored')
    .execute()
  expect(events).toHaveLength(1)
})

test('each that waits knows how many come before it', async () => {
  // The queue is everybody's: what other tests leave waiting would stand in it.
  const own = await makeWorld()
  try {
    const competition = await makeCompetition(own)
    const [first, second] = [await makeUser(own), await makeUser(own)]
    await enter(own, competition.id, first)
    await enter(own, competition.id, second)
    const handIn = async (user: TestUser) =>
      (await handInResult(own, user, competition.id)).json().data.submission
    const place = async (user: TestUser, id: number) =>
      (await own.app.inject({ url: `/api/submissions/${id}`, headers: user.headers })).json().data
        .queuePosition
    const [one, again] = [await handIn(first), await handIn(first)]
    expect([one.queuePosition, again.queuePosition]).toEqual([1, 2])
    // Another team's first comes before anybody's second.
    const other = await handIn(second)
    expect([other.queuePosition, await place(first, again.id)]).toEqual([2, 3])
    await scoreNow(one.id, own)
    expect(
      await Promise.all([place(first, one.id), place(second, other.id), place(first, again.id)]),
    ).toEqual([null, 1, 2])
  } finally {
    await own.close()
  }
})

test('a split round scores one file on both parts of the answers, and shows the second after the reveal', async () => {
  const competition = await makeCompetition(world, {
    schedule: { list_b_mode: 'split' },
    answer: 'id,label,Usage\n1,a,Public\n2,b,Public\n3,a,Private\n4,b,Private\n',
  })
  const user = await makeUser(world)
  await enter(world, competition.id, user)
  const handed = await hand(user, competition.id, 'id,label\n1,a\n2,b\n3,a\n4,a\n')
  const { id } = handed.json().data.submission
  await scoreNow(id)
  const seen = async () =>
    (await world.app.inject({ url: `/api/submissions/${id}`, headers: user.headers })).json().data
  expect(await seen()).toMatchObject({ state: 'scored', score: '1.000000', scoreB: null })
  await world.db
    .updateTable('schedule')
    .set({ revealed_at: world.clock.now() })
    .where('id', '=', competition.scheduleId)
    .execute()
  expect(await seen()).toMatchObject({ score: '1.000000', scoreB: '0.500000' })
})
