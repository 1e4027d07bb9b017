import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json } from '../../../base/database/json.ts'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeDataset, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import type { Profile } from './profile-schema.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const profileOf = (names: readonly string[], cell: string): Profile => ({
  rows: 1,
  unreadable: { count: 0, isLeast: false },
  encoding: 'UTF-8',
  columnCount: names.length,
  columns: names.map(name => ({
    name,
    kind: 'text',
    missing: 0,
    distinct: { count: 1, isExact: true },
    odd: 0,
    min: null,
    max: null,
    mean: null,
    deviation: null,
    quartiles: null,
    lengths: { min: 1, max: 9 },
    bins: null,
    top: null,
  })),
  preview: { columns: [...names], rows: [names.map(() => cell)] },
})

let made = 0
/** Data of a competition with files that have these columns, profiled; each cell holds the name of its file. */
async function withFiles(files: Record<string, readonly string[]>) {
  const { id: competitionId } = await makeCompetition(world)
  const dataset = await makeDataset(world, { competition_id: competitionId })
  const ids: Record<string, number> = {}
  for (const [name, columns] of Object.entries(files)) {
    const sha256 = String(++made).padStart(64, 'a')
    const file = await world.db
      .insertInto('dataset_file')
      .values({
        dataset_id: dataset.id,
        version_id: dataset.versionId,
        name,
        storage_key: `none/${made}`,
        sha256,
        size: 10,
        row_count: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await world.db
      .insertInto('dataset_profile')
      .values({
        sha256,
        format: 'csv',
        state: 'done',
        profiler: 1,
        result: json(profileOf(columns, `row of ${name}`)),
        asked_at: world.clock.now(),
        ended_at: world.clock.now(),
      })
      .execute()
    ids[name] = file.id
  }
  const look = (name: string, as?: TestUser) =>
    ask(world, `GET /api/datasets/files/${ids[name]}/profile`, { as })
  const shown = async (as?: TestUser): Promise<Record<string, boolean>> => {
    const { data } = await ask(world, `GET /api/datasets/${dataset.id}`, { as })
    return Object.fromEntries(
      data.files.map((file: { name: string; canPreview: boolean }) => [file.name, file.canPreview]),
    )
  }
  return { competitionId, dataset, look, shown }
}

const columns = ['id', 'weight']
const usual = {
  'train.csv': ['id', 'weight', 'label'],
  'test.csv': columns,
  'sample_submission.csv': ['id', 'label'],
  'old/sample_submission.csv': columns,
}

describe('rows of a competition’s data', () => {
  test('are for those who accepted; the published sample alone is for all who see the page', async () => {
    const { competitionId, dataset, look, shown } = await withFiles(usual)
    const [stranger, entered] = [await makeUser(world), await makeUser(world)]
    await enter(world, competitionId, entered)
    for (const [as, code] of [
      [undefined, 'e40101'],
      [stranger, 'e40352'],
      [entered, 'e40351'],
    ] as const) {
      for (const name of ['train.csv', 'test.csv', 'old/sample_submission.csv']) {
        const refused = await look(name, as)
        expect([refused.errno, JSON.stringify(refused)]).toEqual([
          code,
          expect.not.stringContaining(`row of ${name}`),
        ])
      }
      const sample = await look('sample_submission.csv', as)
      expect(sample.data).toMatchObject({
        profile: { preview: { rows: [['row of sample_submission.csv', 'row of sample_submission.csv']] } },
        counterpart: null,
      })
      expect(Object.entries(await shown(as)).flatMap(([name, can]) => (can ? name : []))).toEqual([
        'sample_submission.csv',
      ])
    }
    await ask(world, `POST /api/datasets/${dataset.id}/protocol`, { as: entered })
    expect((await look('train.csv', entered)).data.profile.preview.rows[0]).toContain('row of train.csv')
    expect(Object.values(await shown(entered))).not.toContain(false)
  })

  test('of the sample too are kept once the data is withdrawn or a newer version has none', async () => {
    const { competitionId, dataset, look } = await withFiles(usual)
    const organiser = await makeOrganiser(world, competitionId)
    const code = async () => (await look('sample_submission.csv')).errno
    await world.db
      .updateTable('dataset')
      .set({ withdrawn_at: world.clock.now(), withdraw_reason: '有误' })
      .where('id', '=', dataset.id)
      .execute()
    expect(await code()).toBe('e40450')
    await world.db
      .updateTable('dataset')
      .set({ withdrawn_at: null, withdraw_reason: null })
      .where('id', '=', dataset.id)
      .execute()
    const newer = await world.db
      .insertInto('dataset_version')
      .values({
        dataset_id: dataset.id,
        number: 2,
        title_zh: '新',
        title_en: '',
        created_by: organiser.id,
        created_at: world.clock.now(),
        published_at: world.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await world.db
      .updateTable('dataset')
      .set({ current_version_id: newer.id })
      .where('id', '=', dataset.id)
      .execute()
    expect(await code()).toBe('e40101')
  })
})

describe('what columns can be compared with', () => {
  const pairOf = async (files: Record<string, readonly string[]>, name: string) => {
    const { competitionId, dataset, look } = await withFiles(files)
    const user = await makeUser(world)
    await enter(world, competitionId, user)
    await ask(world, `POST /api/datasets/${dataset.id}/protocol`, { as: user })
    return (await look(name, user)).data.counterpart?.name ?? null
  }

  test.each([
    ['the test part, by its name', usual, 'train.csv', 'test.csv'],
    ['the training part, by its name', usual, 'test.csv', 'train.csv'],
    ['none whose name fits but no column does', { 'train.csv': ['a'], 'test.csv': ['b'] }, 'train.csv', null],
    [
      'the one with the same columns',
      { 'a.csv': columns, 'b.csv': columns, 'c.csv': ['x'] },
      'a.csv',
      'b.csv',
    ],
    ['none of several parts', { 'a.csv': columns, 'b.csv': columns, 'c.csv': columns }, 'a.csv', null],
  ])('%s', async (_what, files, name, pair) => {
    expect(await pairOf(files, name)).toBe(pair)
  })
})
