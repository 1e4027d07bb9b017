import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataset } from '../../../../test/factories.ts'
import {
  classification,
  csv,
  findingsIn,
  handInFile,
  look,
  makeRace,
  rowsOf,
  teamsWith,
} from '../../../../test/integrity.ts'
import { makeTeam, merge } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const file = (model: number) => csv('value', rowsOf(classification(model)))
const found = async (competitionId: number) =>
  (await findingsIn(world, competitionId)).filter(one => one.kind === 'same_file')

test('the same file in two teams is found once, with every file that they share', async () => {
  const { id } = await makeRace(world, 'label')
  const [one, two, three] = await teamsWith(world, id, [file(1), file(1), file(2)])
  if (!one || !two || !three) throw new Error('three teams were made')
  const again = [await handInFile(world, one, file(3)), await handInFile(world, two, file(3))]
  await look(world, id)
  const before = await found(id)
  expect(before).toMatchObject([{ teams: [one.id, two.id], detail: { total: 2 } }])
  expect(before[0]?.detail).toMatchObject({ files: [{ submissions: again }, {}] })

  // A third team with it is another finding; the first stays what it was.
  await handInFile(world, three, file(1))
  await look(world, id)
  expect((await found(id)).map(one => one.teams)).toEqual([
    [one.id, two.id],
    [one.id, two.id, three.id],
  ])
})

test('looking twice, and twice at once, changes nothing but when it was seen', async () => {
  const { id } = await makeRace(world, 'label')
  await teamsWith(world, id, [file(1), file(1)])
  await look(world, id)
  const before = await findingsIn(world, id)
  world.setNow('2026-11-20T05:00:00.000Z')
  await Promise.all([look(world, id), look(world, id)])
  const after = await findingsIn(world, id)
  const bare = (rows: typeof before) => rows.map(row => ({ ...row, seen_at: null }))
  expect(before).toHaveLength(1)
  expect(bare(after)).toEqual(bare(before))
  expect(after[0]?.seen_at).toEqual(world.clock.now())
})

test('what everybody has is no finding: the sample, what a baseline handed in, one answer for all', async () => {
  const { id } = await makeRace(world, 'label')
  const sample = file(7)
  const { versionId, id: datasetId } = await makeDataset(world, { competition_id: id })
  const constant = csv('value', rowsOf(classification(1).map(() => 'a')))
  const baseline = await makeTeam(world, id)
  await handInFile(world, baseline, file(8))
  await world.db.updateTable('team').set({ is_baseline: true }).where('id', '=', baseline.id).execute()
  const teams = [await makeTeam(world, id), await makeTeam(world, id)]
  for (const team of teams) {
    for (const content of [sample, file(8), constant]) await handInFile(world, team, content)
    await handInFile(world, team, gzipSync(constant), { name: 'r.csv.gz' })
  }
  const own = await world.db
    .selectFrom('submission')
    .select(['sha256', 'storage_key', 'size'])
    .where('competition_id', '=', id)
    .orderBy('id')
    .offset(1)
    .executeTakeFirstOrThrow()
  const published = { dataset_id: datasetId, version_id: versionId, name: 'sample.csv', row_count: 400 }
  const { id: fileId } = await world.db
    .insertInto('dataset_file')
    .values({ ...published, ...own })
    .returning('id')
    .executeTakeFirstOrThrow()
  await look(world, id)
  expect(await findingsIn(world, id)).toEqual([])

  // Without having been published, the sample would have been one: the rest is left out for its own reasons.
  await world.db.deleteFrom('dataset_file').where('id', '=', fileId).execute()
  await look(world, id)
  expect(await found(id)).toMatchObject([{ teams: teams.map(team => team.id), detail: { total: 1 } }])
})

test('one team that hands in the same file twice, failed files and those of other competitions are none', async () => {
  const { id } = await makeRace(world, 'label')
  const elsewhere = await makeRace(world, 'label')
  const [team] = await teamsWith(world, id, [file(1)])
  await teamsWith(world, elsewhere.id, [file(1)])
  if (!team) throw new Error('a team was made')
  await handInFile(world, team, file(1))
  const other = await makeTeam(world, id)
  const failed = await handInFile(world, other, file(1))
  await world.db.deleteFrom('submission_score').where('submission_id', '=', failed).execute()
  await world.db
    .updateTable('submission')
    .set({ state: 'failed', fault: 'file', charged: 'failed' })
    .where('id', '=', failed)
    .execute()
  await look(world, id)
  expect(await findingsIn(world, id)).toEqual([])
})

test('teams that merge are not two: what was found between them goes', async () => {
  const { id } = await makeRace(world, 'label')
  const [one, two] = await teamsWith(world, id, [file(1), file(1)])
  if (!one || !two) throw new Error('two teams were made')
  await look(world, id)
  expect(await found(id)).toHaveLength(1)
  await merge(world, { from: two, into: one })
  await look(world, id)
  expect(await found(id)).toEqual([])
})
