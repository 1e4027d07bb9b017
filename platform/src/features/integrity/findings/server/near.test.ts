import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addRound,
  classification,
  csv,
  dice,
  findingsIn,
  handInFile,
  look,
  lookedAt,
  makeBaseline,
  makeRace,
  moveTo,
  regression,
  rowsOf,
  teamsWith,
} from '../../../../../test/integrity.ts'
import { makeTeam } from '../../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const each = (count: number) => Array.from({ length: count }, (_, index) => index)
const numbers = (values: readonly number[]) => csv('value', rowsOf(values.map(value => value.toFixed(6))))
const found = async (competitionId: number) => {
  const all = await findingsIn(world, competitionId)
  return all.filter(one => one.kind === 'near_predictions')
}

test('a copy with noise stands out among good models, with what one sees it by', async () => {
  const { id, scheduleId } = await makeRace(world)
  const models = each(10).map(model => regression(model))
  const own = dice(9)
  const copied = (models[0] ?? []).map(value => value + 0.002 * (own() - 0.5))
  const teams = await teamsWith(world, id, [...models, copied].map(numbers))
  // What counts is the best file of each, and of baselines nothing.
  if (teams[10]) await handInFile(world, teams[10], numbers(regression(70)), { score: 0.1 })
  const baseline = await makeTeam(world, id)
  await makeBaseline(world, baseline)
  await handInFile(world, baseline, numbers(regression(71)))
  await look(world, id)
  const [finding, ...others] = await found(id)
  expect(others).toEqual([])
  expect(finding?.teams).toEqual([teams[0]?.id, teams[10]?.id])
  const { detail } = finding ?? {}
  if (detail?.kind !== 'near_predictions') throw new Error('another kind')
  expect(detail).toMatchObject({
    scheduleId,
    list: 'A',
    measure: 'correlation',
    cells: 400,
    teams: 11,
    pairs: 55,
    differing: null,
  })
  expect(detail.agreement).toBeGreaterThan(0.999_99)
  // Good models agree: that is what the pair is seen against.
  expect(detail.usual).toBeGreaterThan(0.95)
  expect(detail.usual).toBeLessThan(1)
  expect(detail.histogram.counts.reduce((sum, count) => sum + count, 0)).toBe(55)
  expect(detail.aligned).toHaveLength(60)
  for (const row of detail.aligned) expect(Number(row.a)).toBeCloseTo(Number(row.b), 1)
  expect(finding?.submissions).toEqual([...detail.submissions])
})

test('the same answers in another order and format are a copy', async () => {
  const { id } = await makeRace(world, 'label')
  const models = each(6).map(model => classification(model))
  const rows = rowsOf(models[2] ?? [])
  const disguised = rows
    .toReversed()
    .map(([key, value]) => JSON.stringify({ id: key, value }))
    .join('\n')
  const teams = await teamsWith(
    world,
    id,
    models.map(model => csv('value', rowsOf(model))),
  )
  const other = await makeTeam(world, id)
  await handInFile(world, other, disguised, { name: 'own.jsonl' })
  const changed = (models[3] ?? []).map((value, row) => (row === 7 || row === 350 ? 'z' : value))
  const third = await makeTeam(world, id)
  await handInFile(world, third, csv('value', rowsOf(changed)))
  // One answer for all rows, in two formats.
  for (const end of ['\n', '\r\n'])
    await handInFile(
      world,
      await makeTeam(world, id),
      csv('value', rowsOf(each(400).map(() => 'a'))).replaceAll('\n', end),
    )
  await look(world, id)
  const all = await findingsIn(world, id)
  expect(all.map(one => [one.kind, one.teams])).toEqual([
    ['near_predictions', [teams[2]?.id, other.id]],
    ['near_predictions', [teams[3]?.id, third.id]],
  ])
  expect(all).toMatchObject([
    { detail: { measure: 'equal', agreement: 1, differing: 0, cells: 400 } },
    { detail: { measure: 'equal', agreement: 0.995, differing: 2 } },
  ])
  const { detail } = all[1] ?? {}
  if (detail?.kind !== 'near_predictions') throw new Error('another kind')
  // What differs comes first.
  expect(detail.aligned).toHaveLength(60)
  expect(detail.aligned.map(row => row.b === 'z').indexOf(false)).toBe(2)
})

test('every column is compared with the same one', async () => {
  const columns = ['x', 'y'].map(name => ({ name, kind: 'number' }))
  const file_description = JSON.stringify({
    idColumn: { name: 'id', kind: 'integer' },
    columns,
    formats: ['csv'],
  })
  const { id } = await makeRace(world, 'number', { file_description })
  const wide = (x: readonly number[], y: readonly number[]) =>
    `id,x,y\n${x.map((value, row) => `${row + 1},${value.toFixed(6)},${(-(y[row] ?? 0)).toFixed(6)}`).join('\n')}\n`
  const near = (values: readonly number[]) => values.map((value, row) => value + 0.000_1 * (row % 3))
  const models = each(7).map(model => [regression(model), regression(model + 20)] as const)
  const [[x, y] = [[], []], [z] = [[]]] = models
  const teams = await teamsWith(world, id, [
    ...models.map(([a, b]) => wide(a, b)),
    wide(near(x), near(y)),
    // The first column alone is another team's.
    wide(near(z), regression(50)),
  ])
  await look(world, id)
  expect(await found(id)).toMatchObject([
    { teams: [teams[0]?.id, teams[7]?.id], detail: { teams: 9, pairs: 36, cells: 800 } },
  ])
})

test('each board is looked at by itself: of every round, part of a round and list', async () => {
  const { id, scheduleId } = await makeRace(world, 'number', { list_b_mode: 'split' })
  const second = await addRound(world, scheduleId)
  const [one, two, three] = [await makeTeam(world, id), await makeTeam(world, id), await makeTeam(world, id)]
  const hand = async (team: typeof one, model: number, to: { schedule_id?: number; sub_rank?: string }) => {
    // Never the same bytes.
    const values = regression(model).map(value => `${value.toFixed(6)}${'0'.repeat(team.id % 7)}`)
    const submission = await handInFile(world, team, csv('value', rowsOf(values)), { scoreB: 0.5 })
    await moveTo(world, submission, to)
    return submission
  }
  // The numbers that others have elsewhere.
  await hand(three, 0, { sub_rank: '乙' })
  await hand(one, 1, { sub_rank: '乙' })
  const places = [{ schedule_id: second }, { sub_rank: '甲' }, { sub_rank: '' }]
  const handed: number[][] = []
  for (const [model, to] of places.entries())
    handed.push([await hand(one, model, to), await hand(two, model, to)])
  await look(world, id)
  const all = await found(id)
  expect(all.map(finding => finding.teams)).toEqual(places.map(() => [one.id, two.id]))
  expect(all.map(finding => finding.submissions).toSorted()).toEqual(handed.toSorted())
  expect(all.map(({ detail }) => detail.kind === 'near_predictions' && detail.list)).toEqual(['A', 'A', 'A'])
})

test('the best hundred are compared, with the ten best baselines', async () => {
  const { id } = await makeRace(world)
  const short = (values: readonly number[]) => numbers(values.slice(0, 60))
  const shaken = (values: readonly number[]) => values.map((value, row) => value + 0.000_1 * (row % 3))
  // Two that hold what the worst of eleven baselines holds, and a copy that is number 101.
  const files = [
    ...each(98).map(model => regression(model)),
    shaken(regression(300)),
    regression(300).map(value => value + 0.001 * Math.sin(value)),
    shaken(regression(5)),
  ]
  const teams = await teamsWith(world, id, files.map(short))
  for (const place of each(11)) {
    const baseline = await makeTeam(world, id)
    await makeBaseline(world, baseline)
    await handInFile(world, baseline, short(regression(290 + place)), { score: 0.9 - place / 100 })
  }
  await look(world, id)
  expect((await found(id)).map(one => one.teams)).toEqual([[teams[98]?.id, teams[99]?.id]])
  expect(await lookedAt(world, id)).toMatchObject({ pairs: 4_950 })
})

test('the baselines of one part of a round do not crowd out those of another', async () => {
  const { id } = await makeRace(world)
  const shared = [numbers(regression(20)), numbers(regression(20).map(value => value + 0.000_001))]
  await teamsWith(world, id, shared)
  for (const place of each(11)) {
    const baseline = await makeTeam(world, id)
    await makeBaseline(world, baseline)
    // The worst of them stands where the two teams do, who have it from there.
    const handed = await handInFile(world, baseline, numbers(regression(place === 10 ? 20 : 30 + place)), {
      score: 0.9 - place / 100,
    })
    if (place < 10) await moveTo(world, handed, { sub_rank: '甲' })
  }
  await look(world, id)
  expect(await found(id)).toEqual([])
})

test('good models that agree, an easy task and the same answer everywhere are none', async () => {
  for (const error of [0.3, 0.02]) {
    const { id } = await makeRace(world)
    await teamsWith(world, id, [
      ...each(10).map(model => numbers(regression(model, error))),
      numbers(each(400).map(() => 5)),
    ])
    await look(world, id)
    expect(await findingsIn(world, id)).toEqual([])
  }
  const easy = await makeRace(world, 'label')
  // Nearly all right: any two agree on nearly everything.
  await teamsWith(
    world,
    easy.id,
    each(10).map(model => csv('value', rowsOf(classification(model, 0.99)))),
  )
  await look(world, easy.id)
  expect(await findingsIn(world, easy.id)).toEqual([])
})

test('a public solution that many hand in, a baseline and files that cannot be read accuse nobody', async () => {
  const { id } = await makeRace(world)
  const shared = regression(50)
  const own = dice(3)
  const forks = each(6).map(() => shared.map(value => value + 0.002 * (own() - 0.5)))
  const based = each(2).map(() => regression(60).map(value => value + 0.002 * (own() - 0.5)))
  await teamsWith(world, id, [...each(10).map(model => regression(model)), ...forks, ...based].map(numbers))
  const baseline = await makeTeam(world, id)
  await makeBaseline(world, baseline)
  await handInFile(world, baseline, numbers(regression(60)))
  const broken = await makeTeam(world, id)
  await handInFile(world, broken, gzipSync('id,other\n1,2\n'), { name: 'r.csv.gz', score: 2 })
  await look(world, id)
  expect(await findingsIn(world, id)).toEqual([])
  const run = await world.db
    .selectFrom('integrity_run')
    .selectAll()
    .where('competition_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(run).toMatchObject({ state: 'done', progress: 1, looked: { common: 6, unreadable: 1, pairs: 153 } })
})

test('list B of a round with a window of its own is looked at by itself', async () => {
  const at = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000)
  const { id, scheduleId } = await makeRace(world, 'number', {
    list_b_mode: 'window',
    list_a_end: at(-1),
    list_b_start: at(-1),
    list_b_end: at(3),
  })
  const models = each(6).map(model => regression(model))
  const teams = []
  for (const [index, model] of [...models, (models[1] ?? []).map(value => 2 * value + 1)].entries()) {
    const team = await makeTeam(world, id)
    teams.push(team)
    await handInFile(world, team, numbers(model), { score: 1 - index / 100 })
  }
  // What was settled on list A is of list B's files here.
  await world.db
    .updateTable('submission_score')
    .set({ board: 'B' })
    .where('submission_id', 'in', eb =>
      eb.selectFrom('submission').select('id').where('schedule_id', '=', scheduleId),
    )
    .execute()
  await world.db
    .updateTable('ranking_entry')
    .set({ board: 'B' })
    .where('schedule_id', '=', scheduleId)
    .execute()
  // On list A somebody has the same numbers.
  const elsewhere = await makeTeam(world, id)
  const own = await handInFile(world, elsewhere, numbers((models[3] ?? []).map(value => 3 * value)))
  await world.db.updateTable('ranking_entry').set({ board: 'A' }).where('submission_id', '=', own).execute()
  await look(world, id)
  expect(await found(id)).toMatchObject([{ teams: [teams[1]?.id, teams[6]?.id], detail: { list: 'B' } }])
})
