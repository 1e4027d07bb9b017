import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { boardsEverywhere, exported, imported } from '../../../../test/portable.ts'
import { runJob } from '../../../../test/queue.ts'
import { allA, fewestRight, hand, mixed, running, scoreNow, work } from '../../../../test/rescoring.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { rankingJobs, snapshotBoards } from '../../scoring/rankings/server/jobs.ts'
import { replaySubmission } from '../../scoring/submissions/server/replay.ts'

let here: World
let there: World
beforeAll(async () => void ([here, there] = await Promise.all([makeWorld(), makeWorld()])))
afterAll(() => Promise.all([here.close(), there.close()]))

test('a round that went over to another metric has the identical ranking elsewhere, and days that say so', async () => {
  const boards = ['学生组', '公开组'] as const
  const names = [
    { key: boards[0], zh: '高校组', en: 'Universities' },
    { key: boards[1], zh: '公开组', en: 'Open' },
  ]
  const made = await running(here, {
    schedule: { sub_ranks: [...boards], sub_rank_names: JSON.stringify(names) as never, ladder: true },
  })
  const { competition, organiser } = made
  // With a name of its own, because archives replace default names.
  await here.db
    .updateTable('team')
    .set({ name: sql`'队 ' || id`, name_key: sql`'队 ' || id` })
    .execute()
  for (const [subRank, ofFirst, ofSecond] of [
    [boards[0], mixed, allA],
    [boards[1], allA, mixed],
  ] as const) {
    await scoreNow(here, await hand(here, made.first, competition.id, ofFirst, { subRank }))
    await scoreNow(here, await hand(here, made.second, competition.id, ofSecond, { subRank }))
  }
  const noonOf = (day: number) => `2026-11-${day}T04:00:00.000Z`
  const keepDays = () => runJob(here, rankingJobs, snapshotBoards.name)
  here.setNow(noonOf(21))
  await keepDays()
  const { id: rescore } = (await made.start({ evaluation: fewestRight })).data
  await work(here)
  expect((await made.act(rescore, 'switch', {})).status).toBe(200)
  here.setNow(noonOf(22))
  await keepDays()

  const archive = await exported(here, competition.id, organiser)
  const admin = await makeStaff(there, 'administrator')
  const { ended } = await imported(there, archive, admin)
  expect(ended).toMatchObject({ state: 'done', problem: null })
  const [before, after] = [
    await boardsEverywhere(here, competition.id),
    await boardsEverywhere(there, ended.competitionId),
  ]
  expect(before.rows.map(row => [row.sub_rank, row.score])).toEqual([
    [boards[1], 2],
    [boards[1], 4],
    [boards[0], 2],
    [boards[0], 4],
  ])
  const marks = before.days.map(row => `${row.day} ${row.metric_until === null ? 'new' : 'old'}`)
  expect(marks).toEqual(['2026-11-20 old', '2026-11-21 new'].flatMap(mark => [mark, mark, mark, mark]))
  expect(after).toEqual(before)
  const { sub_rank_names: called } = await there.db
    .selectFrom('schedule')
    .select('sub_rank_names')
    .where('competition_id', '=', ended.competitionId)
    .executeTakeFirstOrThrow()
  expect(called).toEqual(names)
  // What stands there is what the new metric gives, and what is read of the old day says the old.
  for (const { id } of await there.db.selectFrom('submission').select('id').execute())
    expect(await replaySubmission(there, id)).toMatchObject([{ sameScore: true, sameScorer: true }])
  const daily = await ask(there, `GET /api/competitions/${ended.competitionId}?part=daily&day=2026-11-20`, {
    as: admin,
  })
  expect(daily.data.daily.oldMetric).toEqual({
    name: '准确率',
    direction: 'maximize',
    until: noonOf(21),
  })
})
