import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addRound,
  classification,
  copySubmission,
  csv,
  findingsIn,
  handInFile,
  look,
  lookedAt,
  makeBaseline,
  makeRace,
  moveTo,
  rowsOf,
} from '../../../../../test/integrity.ts'
import { makeTeam } from '../../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const hour = 3_600_000
const file = (values: readonly string[]) => csv('value', rowsOf(values))

/** A team hands one file after another in, at equal distances that end now, or so long ago. */
async function hands(competitionId: number, files: readonly string[], apart: number, ago = 0) {
  const team = await makeTeam(world, competitionId)
  const ids: number[] = []
  for (const [index, content] of files.entries()) {
    const at = new Date(world.clock.now().getTime() - ago - (files.length - 1 - index) * apart)
    ids.push(await handInFile(world, team, content, { at, score: 0.5 + index / 1_000 }))
  }
  return { team, ids }
}

/** The same predictions with a few rows changed, other ones each time. */
const turning = (times: number, rows: number, model = 1) => {
  const start = classification(model)
  return Array.from({ length: times }, (_, time) =>
    file(start.map((value, row) => (row >= time * rows && row < (time + 1) * rows ? 'z' : value))),
  )
}

test('a burst of files that differ in a few rows is found, one finding however long it goes on', async () => {
  const { id, scheduleId } = await makeRace(world, 'label')
  const { team, ids } = await hands(id, turning(10, 1), 6 * hour)
  await look(world, id)
  const [finding, ...others] = await findingsIn(world, id)
  expect(others).toEqual([])
  expect(finding).toMatchObject({ kind: 'probing', teams: [team.id], submissions: ids })
  expect(finding?.detail).toMatchObject({ scheduleId, list: 'A', small: 9, fullDays: 0 })
  if (finding?.detail.kind !== 'probing') throw new Error('another kind')
  expect(finding.detail.steps).toEqual(
    ids.map((submissionId, index) => ({ submissionId, rows: 400, changed: index === 0 ? null : 2 })),
  )

  await handInFile(world, team, file(classification(1)), { score: 0.6 })
  await look(world, id)
  const again = await findingsIn(world, id)
  expect(again.map(one => one.id)).toEqual([finding.id])
  expect(again[0]?.submissions).toHaveLength(11)
})

test('the quota spent day after day on files that are almost the same is found', async () => {
  const { id } = await makeRace(world, 'label', { max_submit_count: 2 })
  const { team } = await hands(id, turning(12, 8), 12 * hour)
  const { team: other } = await hands(id, turning(12, 8, 2), 12 * hour)
  await look(world, id)
  expect(await findingsIn(world, id)).toMatchObject([
    { kind: 'probing', teams: [team.id], detail: { fullDays: 6, share: 0.05 } },
    { kind: 'probing', teams: [other.id], detail: { fullDays: 6 } },
  ])
})

test.each([
  ['a quota that is not spent', 4, turning(18, 8), 8 * hour, 1],
  ['a quota of one, which everybody spends', 1, turning(9, 8), 24 * hour, 0],
  ['spent on four days', 2, turning(8, 8), 12 * hour, 0],
])('%s is no quota spent day after day', async (_what, max_submit_count, files, apart, series) => {
  const { id } = await makeRace(world, 'label', { max_submit_count })
  await hands(id, files, apart)
  await look(world, id)
  expect(await findingsIn(world, id)).toEqual([])
  expect(await lookedAt(world, id)).toMatchObject({ series })
})

test.each([
  ['B', 0],
  ['A', 1],
] as const)(
  'ten files of which half are on list %s are a burst of their list alone: %i',
  async (list, series) => {
    const { id } = await makeRace(world, 'label')
    const { ids } = await hands(id, turning(10, 1), 6 * hour)
    for (const submission of ids.filter((_, index) => index % 2 === 1))
      await moveTo(world, submission, { list })
    await look(world, id)
    expect(await lookedAt(world, id)).toMatchObject({ series })
  },
)

test('days with the quota spent must follow each other', async () => {
  const { id } = await makeRace(world, 'label', { max_submit_count: 2 })
  const team = await makeTeam(world, id)
  for (const [index, content] of turning(10, 8).entries()) {
    const at = new Date(world.clock.now().getTime() - (9 - index) * 24 * hour - (index % 2) * 23 * hour)
    await handInFile(world, team, content, { at })
  }
  await look(world, id)
  const spent = await world.db
    .selectFrom('quota_day')
    .select('accepted')
    .where('team_id', '=', team.id)
    .execute()
  expect(spent).toEqual(Array.from({ length: 5 }, () => ({ accepted: 2 })))
  expect(await lookedAt(world, id)).toMatchObject({ series: 0 })
})

test('of two runs of such days the later one counts, up to its last day and no further', async () => {
  const start = new Date(world.clock.now().getTime() - 30 * 24 * hour)
  const round = { max_submit_count: 2, start_at: start, list_a_start: start }
  const { id } = await makeRace(world, 'label', round)
  const team = await makeTeam(world, id)
  // Twice on each of five days, again after a day without, and once after another; on two boards in turn, so that on
  // neither it is a burst.
  const daysAgo = [12, 11, 10, 9, 8, 6, 5, 4, 3, 2].flatMap(day => [day + 0.5, day])
  const files = turning(daysAgo.length + 1, 8)
  const ids: number[] = []
  for (const [index, ago] of [...daysAgo, 0].entries()) {
    const at = new Date(world.clock.now().getTime() - ago * 24 * hour)
    ids.push(await handInFile(world, team, files[index] ?? '', { at }))
  }
  const other = ids.filter((_, index) => index % 2 === 1)
  for (const submission of other) await moveTo(world, submission, { sub_rank: '乙' })
  await look(world, id)
  const first = ids.filter(submission => !other.includes(submission))
  expect(await findingsIn(world, id)).toMatchObject([
    { submissions: first.slice(0, -1), detail: { fullDays: 5, subRank: '' } },
    { submissions: other, detail: { fullDays: 5, subRank: '乙' } },
  ])
})

test('what another team, or the same team in another round, spent is not held against it', async () => {
  const { id, scheduleId } = await makeRace(world, 'label', { max_submit_count: 3 })
  const { team } = await hands(id, turning(18, 8), 8 * hour)
  await hands(id, turning(12, 8, 2), 12 * hour)
  const elsewhere = await hands(id, turning(18, 8, 3), 8 * hour)
  const second = await addRound(world, scheduleId)
  for (const submission of elsewhere.ids) await moveTo(world, submission, { schedule_id: second })
  await look(world, id)
  expect((await findingsIn(world, id)).map(one => one.teams)).toEqual([[team.id]])
  expect(await lookedAt(world, id)).toMatchObject({ series: 3 })
})

test('what was handed in to another board, by another team or after the burst is no part of it', async () => {
  const { id, scheduleId } = await makeRace(world, 'label')
  const files = turning(10, 1)
  const others = [20, 21, 22].map(model => file(classification(model)))
  const { team, ids } = await hands(
    id,
    [...files.slice(0, 9), ...others, ...files.slice(9)],
    hour,
    200 * hour,
  )
  const second = await addRound(world, scheduleId)
  await moveTo(world, ids[9] ?? 0, { sub_rank: '乙' })
  await moveTo(world, ids[10] ?? 0, { list: 'B' })
  await moveTo(world, ids[11] ?? 0, { schedule_id: second })
  await hands(
    id,
    Array.from({ length: 10 }, (_, model) => file(classification(30 + model))),
    hour,
    200 * hour,
  )
  await handInFile(world, team, file(classification(23)))
  await look(world, id)
  expect(await findingsIn(world, id)).toMatchObject([
    { teams: [team.id], submissions: [...ids.slice(0, 9), ...ids.slice(12)] },
  ])
})

test('nine files within seven days are a burst; of one that cannot be read the next is the first', async () => {
  const { id } = await makeRace(world, 'label')
  const { team, ids } = await hands(id, turning(10, 1), 18 * hour)
  // From the first to the last it is exactly seven days.
  const { team: slower } = await hands(id, turning(9, 1, 5), 21 * hour)
  await world.db
    .updateTable('submission')
    .set({ storage_key: 'none' })
    .where('id', '=', ids[0] ?? 0)
    .execute()
  await look(world, id)
  expect(await findingsIn(world, id)).toMatchObject([
    { teams: [team.id], submissions: ids.slice(1) },
    { teams: [slower.id] },
  ])
  expect(await lookedAt(world, id)).toMatchObject({ unreadable: 1 })
})

test('rows that are new, and every column, count as changed', async () => {
  const columns = [
    { name: 'value', kind: 'label' },
    { name: 'more', kind: 'label' },
  ]
  const file_description = { idColumn: { name: 'id', kind: 'integer' }, columns, formats: ['csv'] }
  const { id } = await makeRace(world, 'label', { file_description: JSON.stringify(file_description) })
  const wide = (rows: number, more: (row: number) => string) =>
    `id,value,more\n${Array.from({ length: rows }, (_, row) => `${row},a,${more(row)}`).join('\n')}\n`
  const growing = await hands(
    id,
    Array.from({ length: 9 }, (_, time) => wide(400 + 2 * time, () => 'b')),
    hour,
  )
  const second = await hands(
    id,
    Array.from({ length: 9 }, (_, time) => wide(400, row => (row === time ? 'c' : 'b'))),
    hour,
  )
  await look(world, id)
  expect(await findingsIn(world, id)).toMatchObject([
    { teams: [growing.team.id], detail: { small: 8 } },
    { teams: [second.team.id], detail: { small: 8 } },
  ])
})

test('the busiest teams are looked into, and of each its latest files', async () => {
  const { id } = await makeRace(world, 'label')
  const { ids } = await hands(id, turning(31, 1), hour)
  await look(world, id)
  expect(await findingsIn(world, id)).toMatchObject([{ submissions: ids.slice(1) }])
  for (let team = 0; team < 12; team++) {
    const { id: other } = await makeTeam(world, id)
    const of = Array.from({ length: team === 0 ? 9 : 10 }, () => ({ team: other, sha256: 'x' }))
    await copySubmission(world, ids[0] ?? 0, of)
  }
  await look(world, id)
  // Nothing is kept of the files of the others: eleven with ten each, without the one with nine.
  expect(await lookedAt(world, id)).toMatchObject({ series: 12, unreadable: 110 })
})

test('who hands in models, the same file, or a few rows now and then does not probe', async () => {
  const { id } = await makeRace(world, 'label')
  await hands(
    id,
    Array.from({ length: 12 }, (_, model) => file(classification(model))),
    3 * hour,
  )
  await hands(
    id,
    Array.from({ length: 12 }, () => file(classification(70))),
    3 * hour,
  )
  // So slowly that it is no burst.
  await hands(id, turning(9, 1, 81), 22 * hour)
  await hands(id, turning(8, 1, 82), hour)
  const small = turning(12, 1, 83).map(content => content.split('\n').slice(0, 51).join('\n'))
  await hands(id, small, hour)
  const baseline = await hands(id, turning(10, 1, 84), hour)
  await makeBaseline(world, baseline.team)
  const failing = await hands(id, turning(9, 1, 85), hour)
  await world.db
    .updateTable('submission')
    .set({ state: 'failed', fault: 'file', charged: 'failed' })
    .where('id', '=', failing.ids[4] ?? 0)
    .execute()
  await look(world, id)
  expect(await findingsIn(world, id)).toEqual([])
  // All but the slow one, the short ones and the baseline were looked into.
  expect(await lookedAt(world, id)).toMatchObject({ series: 3 })
})
