import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { boardOf } from '../../../../test/board.ts'
import { enter, makeCompetition, makeUser } from '../../../../test/factories.ts'
import { workOff } from '../../../../test/queue.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { handIn } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { fillActivity } from '../../../base/database/migrations/0037-activity-bookmarks.ts'
import { rankingJobs } from '../../scoring/rankings/server/jobs.ts'
import { recordActivity, recordScore } from './server/public.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const all = () =>
  world.db
    .selectFrom('activity_event')
    .select(['user_id', 'kind', 'competition_id', 'subject_id', 'detail'])
    .orderBy('user_id')
    .orderBy('kind')
    .orderBy('subject_id')
    .execute()
const of = async (userId: number) =>
  (
    await world.db
      .selectFrom('activity_event')
      .select(['kind', 'subject_id', 'detail'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  ).map(row => [row.kind, row.subject_id, ...(row.detail.rank ? [row.detail.rank, row.detail.teams] : [])])

test('what people do is noted once each, and the same is found in what happened before it was noted', async () => {
  const now = world.clock.now().getTime()
  const at = (days: number) => new Date(now + days * 86_400_000)
  const { id, scheduleId } = await makeCompetition(world, {
    schedule: { list_b_mode: 'split', list_a_end: at(-1), list_b_start: at(-1), list_b_end: at(10) },
  })
  const organiser = await makeOrganiser(world, id)
  const [first, second] = [await makeUser(world), await makeUser(world)]
  for (const user of [first, second]) await enter(world, id, user)
  const one = await handIn(world, id, first, { at: at(-3), score: 0.5, scoreB: 0.1 })
  await handIn(world, id, first, { at: at(-2.9), score: 0.4, scoreB: 0.1 })
  const best = await handIn(world, id, first, { at: at(-2.8), score: 0.6, scoreB: 0.3 })
  // As good as the best is not better.
  await handIn(world, id, first, { at: at(-2.7), score: 0.6, scoreB: 0.3 })
  const only = await handIn(world, id, second, { at: at(-2), score: 0.7, scoreB: 0.2 })
  const board = boardOf(world)
  const thread = await board.thread(id)
  const answer = await board.answered(thread.id)
  // Nobody is praised for an answer to themselves.
  const own = await board.reply(thread.id, thread.author, '自己想出来了。')
  await board.accept(thread.id, own.data.id, thread.author)
  await board.unaccept(thread.id, thread.author)
  await board.accept(thread.id, answer.id, thread.author)
  const revealed = await ask(world, `PUT /api/admin/competitions/${id}/schedules/${scheduleId}/reveal`, {
    as: organiser,
    body: { when: 'now' },
  })
  expect(revealed.errno).toBeUndefined()
  await workOff(world, rankingJobs)

  expect(await of(first.id)).toEqual([
    ['sign_up', id],
    ['first_score', one],
    ['personal_best', best],
    ['final_rank', scheduleId, 1, 2],
  ])
  expect(await of(second.id)).toEqual([
    ['sign_up', id],
    ['first_score', only],
    ['final_rank', scheduleId, 2, 2],
  ])
  expect(await of(thread.author.id)).toEqual([['thread', thread.id]])
  expect(await of(answer.author.id)).toEqual([['answer', answer.id]])

  const noted = await all()
  await world.db.deleteFrom('activity_event').execute()
  await fillActivity.execute(world.db)
  expect(await all()).toEqual(noted)
})

test('a first score comes once, however many come at once', async () => {
  const { id } = await makeCompetition(world)
  const user = await makeUser(world)
  const score = { userId: user.id, competitionId: id, isBest: true, at: world.clock.now() }
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      world.db.transaction().execute(tx => recordScore(tx, { ...score, submissionId: 900_000 + index })),
    ),
  )
  const kinds = (await of(user.id)).map(([kind]) => kind)
  expect(kinds.filter(kind => kind === 'first_score')).toHaveLength(1)
  expect(kinds).toHaveLength(8)
})

test('a final rank that is noted again is the newest; nothing else changes', async () => {
  const { id, scheduleId } = await makeCompetition(world)
  const user = await makeUser(world)
  const noted = { userId: user.id, competitionId: id, at: world.clock.now() }
  const rank = (place: number) =>
    world.db.transaction().execute(tx =>
      recordActivity(tx, {
        ...noted,
        kind: 'final_rank',
        subjectId: scheduleId,
        detail: { rank: place, teams: 9 },
      }),
    )
  await rank(3)
  await rank(2)
  expect(await of(user.id)).toEqual([['final_rank', scheduleId, 2, 9]])
})
