import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  classification,
  csv,
  dice,
  findingsIn,
  handInFile,
  look,
  makeRace,
  regression,
  rowsOf,
  teamsWith,
} from '../../../../test/integrity.ts'
import { makeTeam } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

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
  await look(world, id)
  expect(await findingsIn(world, id)).toMatchObject([
    {
      kind: 'near_predictions',
      teams: [teams[2]?.id, other.id],
      detail: { measure: 'equal', agreement: 1, differing: 0, cells: 400 },
    },
  ])
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
  await world.db.updateTable('team').set({ is_baseline: true }).where('id', '=', baseline.id).execute()
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
  await look(world, id)
  expect(await found(id)).toMatchObject([{ teams: [teams[1]?.id, teams[6]?.id], detail: { list: 'B' } }])
})
