import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  classification,
  csv,
  findingsIn,
  handInFile,
  look,
  lookedAt,
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
const rounded = (values: readonly number[]) => values.map(value => value.toFixed(3))
const file = (values: readonly string[]) => csv('value', rowsOf(values))
/** The same numbers in other bytes. */
const disguised = (values: readonly string[]) => file(values.map(value => `${value}0`))

test('of long files so many rows are compared, drawn from all of them', async () => {
  const { id } = await makeRace(world)
  const rows = rounded(regression(1, 0.3, 10_001))
  await teamsWith(world, id, [file(rows), disguised(rows)])
  await look(world, id)
  expect(await findingsIn(world, id)).toMatchObject([{ detail: { cells: 10_000 } }])

  const { id: half } = await makeRace(world)
  const first = rounded(regression(1, 0.3, 20_000))
  const second = rounded(regression(2, 3, 20_000))
  await teamsWith(world, half, [
    file(first),
    disguised(first.map((value, row) => (row < 10_000 ? value : (second[row] ?? value)))),
  ])
  await look(world, half)
  expect(await lookedAt(world, half)).toMatchObject({ pairs: 1 })
  expect(await findingsIn(world, half)).toEqual([])
})

test('the more columns a file has, the fewer of its rows are compared', async () => {
  const { id } = await makeRace(world, 'number', {
    file_description: JSON.stringify({
      idColumn: { name: 'id', kind: 'integer' },
      columns: ['x', 'y'].map(name => ({ name, kind: 'number' })),
      formats: ['csv'],
    }),
  })
  const [x, y] = [rounded(regression(1, 0.3, 6_000)), rounded(regression(2, 0.3, 6_000))]
  const wide = (end: string) =>
    `id,x,y\n${x.map((value, row) => `${row + 1},${value},${y[row]}${end}`).join('\n')}\n`
  await teamsWith(world, id, [wide(''), wide('0')])
  await look(world, id)
  expect(await findingsIn(world, id)).toMatchObject([{ detail: { cells: 10_000 } }])
})

test('of many rows that differ half of what is shown is of those, and half of the others', async () => {
  const { id } = await makeRace(world, 'label')
  const models = each(6).map(model => classification(model, 0.9, 4_000))
  const copied = (models[3] ?? []).map((value, row) => (row % 100 === 0 ? 'z' : value))
  await teamsWith(world, id, [...models, copied].map(file))
  await look(world, id)
  const [finding] = await findingsIn(world, id)
  if (finding?.detail.kind !== 'near_predictions') throw new Error('another kind')
  expect(finding.detail.differing).toBe(40)
  expect(finding.detail.aligned.map(row => row.b === 'z')).toEqual(each(60).map(row => row < 30))
})

test('the same bytes are the same file, and no near one', async () => {
  const { id } = await makeRace(world)
  const own = file(rounded(regression(0)))
  const teams = await teamsWith(world, id, [own, own])
  await look(world, id)
  expect((await findingsIn(world, id)).map(one => [one.kind, one.teams])).toEqual([
    ['same_file', teams.map(team => team.id)],
  ])
})

test('files that all cannot be read are counted, and the look goes on', async () => {
  const { id } = await makeRace(world)
  for (const value of each(2))
    await handInFile(world, await makeTeam(world, id), gzipSync(`id,other\n1,${value}\n`), {
      name: 'r.csv.gz',
    })
  await look(world, id)
  expect(await lookedAt(world, id)).toMatchObject({ unreadable: 2, pairs: 0 })
})

test('pairs of all boards are counted, without those of files that say one thing only', async () => {
  const { id } = await makeRace(world)
  const same = (value: number) => file(each(400).map(() => String(value)))
  await teamsWith(
    world,
    id,
    [0, 1, 2].map(model => file(rounded(regression(model)))),
  )
  await handInFile(world, await makeTeam(world, id), same(5))
  for (const model of [3, 4]) {
    const handed = await handInFile(world, await makeTeam(world, id), file(rounded(regression(model))))
    await moveTo(world, handed, { sub_rank: '甲' })
  }
  // Three pairs on the whole board, one on the part's.
  await look(world, id)
  expect(await lookedAt(world, id)).toMatchObject({ pairs: 4 })
})
