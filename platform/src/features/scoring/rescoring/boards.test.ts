import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { putAnswer } from '../../../../test/factories.ts'
import { allA, fewestRight, hand, mixed, running, scoreNow, work } from '../../../../test/rescoring.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const start = Date.parse('2026-11-20T04:00:00.000Z')
const at = (days: number) => new Date(start + days * 86_400_000)
beforeEach(() => world.setNow(at(0)))

const allB = 'id,label\n1,b\n2,b\n3,b\n4,b\n'
const noneRight = 'id,label\n1,b\n2,a\n3,b\n4,a\n'
const oneRight = 'id,label\n1,a\n2,a\n3,b\n4,a\n'

type Made = Awaited<ReturnType<typeof running>>
type File = { of: 'first' | 'second'; content: string; subRank?: string }

/** Hands in and scores one after another, a minute apart, and answers the submissions' ids. */
async function handInAll(made: Made, files: readonly File[]): Promise<number[]> {
  const ids: number[] = []
  for (const { of, content, subRank } of files) {
    world.setNow(new Date(world.clock.now().getTime() + 60_000))
    const id = await hand(world, made[of], made.competition.id, content, subRank ? { subRank } : {})
    await scoreNow(world, id)
    ids.push(id)
  }
  return ids
}

/** A re-scoring by `fewestRight` of which all is computed. */
async function computed(made: Made): Promise<number> {
  const { id } = (await made.start({ evaluation: fewestRight })).data
  await work(world)
  return id
}

const places = async (made: Made, query: string) =>
  (
    await ask(world, `GET /api/competitions/${made.competition.id}?part=rankings&${query}`, {
      as: made.organiser,
    })
  ).data.rankings.list.map((row: { team: { id: number }; maxScore: string }) => [
    row.team.id,
    Number(row.maxScore),
  ])

/** The places that the shadow board says are to come. */
const toCome = async (made: Made, id: number, query: string) =>
  (await made.detail(id, query)).data.differences.map(
    (row: { team: { id: number }; after: { score: string } }) => [row.team.id, Number(row.after.score)],
  )

describe('a round goes over to another metric with', () => {
  test('two sub-boards: each has its own order by the new one, as the shadow board said', async () => {
    const made = await running(world, { schedule: { sub_ranks: ['学生组', '公开组'] } })
    const { one, two } = made
    await handInAll(made, [
      { of: 'first', content: mixed, subRank: '学生组' },
      { of: 'second', content: allA, subRank: '学生组' },
      { of: 'first', content: allB, subRank: '公开组' },
      { of: 'second', content: noneRight, subRank: '公开组' },
    ])
    const id = await computed(made)
    const wanted = {
      学生组: [
        [two, 2],
        [one, 4],
      ],
      公开组: [
        [two, 0],
        [one, 2],
      ],
    }
    for (const [board, order] of Object.entries(wanted))
      expect(await toCome(made, id, `subRank=${encodeURIComponent(board)}`)).toEqual(order)
    expect((await made.act(id, 'switch', {})).status).toBe(200)
    for (const [board, order] of Object.entries(wanted))
      expect(await places(made, `type=${encodeURIComponent(board)}`)).toEqual(order)
    await made.agrees()
  })

  test('a window for list B: what is of either list is scored again by that list’s answers', async () => {
    const made = await running(world, {
      schedule: {
        list_b_mode: 'window',
        list_a_end: at(1),
        list_b_start: at(1),
        list_b_end: at(3),
      },
    })
    const { one, two, competition } = made
    await putAnswer(world.db, world.storage, competition.scheduleId, allB, 'B')
    await handInAll(made, [
      { of: 'first', content: mixed },
      { of: 'second', content: oneRight },
    ])
    world.setNow(at(2))
    await handInAll(made, [
      { of: 'first', content: allA },
      { of: 'second', content: mixed },
    ])
    expect(await places(made, 'stage=1')).toEqual([
      [two, 0.5],
      [one, 0],
    ])
    const id = await computed(made)
    const wanted = {
      A: [
        [two, 1],
        [one, 4],
      ],
      B: [
        [one, 0],
        [two, 2],
      ],
    }
    for (const board of ['A', 'B'] as const)
      expect(await toCome(made, id, `board=${board}`)).toEqual(wanted[board])
    expect((await made.act(id, 'switch', {})).status).toBe(200)
    expect(await places(made, 'stage=0')).toEqual(wanted.A)
    expect(await places(made, 'stage=1')).toEqual(wanted.B)
    await made.agrees()
    // Who only competes is told of moves on list A alone, and reads nothing of list B.
    const own = await ask(world, `GET /api/competitions/${competition.id}?part=rankings&stage=1`, {
      as: made.first,
    })
    expect(own.data.rankings.list).toEqual([])
  })

  test('the ladder: it is climbed anew in the new metric, from the first submission on', async () => {
    const made = await running(world, { schedule: { ladder: true } })
    const { one, two } = made
    const ids = await handInAll(made, [
      { of: 'first', content: mixed },
      { of: 'first', content: oneRight },
      { of: 'first', content: noneRight },
      { of: 'second', content: allA },
      { of: 'second', content: mixed },
    ])
    const shown = async () =>
      (
        await world.db
          .selectFrom('submission_score')
          .select(['score', 'shown_score'])
          .where('submission_id', 'in', ids)
          .orderBy('submission_id')
          .execute()
      ).map(row => [row.score, row.shown_score])
    // Each score, and what it shows: one that is not clearly better shows what stood before.
    expect(await shown()).toEqual([
      [1, 1],
      [0.25, 1],
      [0, 1],
      [0.5, 0.5],
      [1, 1],
    ])
    const id = await computed(made)
    const wanted = [
      [one, 1],
      [two, 2],
    ]
    expect(await toCome(made, id, '')).toEqual(wanted)
    expect((await made.act(id, 'switch', {})).status).toBe(200)
    expect(await shown()).toEqual([
      [4, 4],
      [1, 1],
      [0, 1],
      [2, 2],
      [4, 2],
    ])
    expect(await places(made, 'stage=0')).toEqual(wanted)
    await made.agrees()
  })
})
