import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { roundCalls, type Round } from '../../../../test/round.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { proveFor } from './server/proof.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const { make, read, upload } = roundCalls(() => world)
const builtin = (key: string, params: object = {}) => ({ kind: 'builtin', key, params })
const choose = async (made: Round, metric: object) =>
  ask(world, `PUT ${made.base}/metric`, {
    as: made.organiser,
    body: { value: { metric }, tag: (await read(made)).metric.tag },
  })
const isPublished = (made: Round, isKnown: boolean) =>
  world.db
    .updateTable('competition')
    .set({ published_at: isKnown ? new Date('2026-01-01') : null })
    .where('id', '=', made.id)
    .execute()

const rows = (...values: string[]) => `id,y\n${values.map((value, at) => `${at},${value}`).join('\n')}\n`

describe('answers for the metric that is chosen', () => {
  test('are kept with their proof', async () => {
    const made = await make({ file_description: null, metric_key: 'rmse' })
    expect((await upload(made, rows('1', '2', '4', '9'))).status).toBe(200)
    const [proof] = (await read(made)).proofs
    expect(proof).toMatchObject({ list: 'A', isSound: true, findings: [] })
    expect(
      proof.scores.map((one: { probe: string; publicScore: number }) => [one.probe, one.publicScore > 0]),
    ).toEqual([
      ['perfect', false],
      ['noise', true],
      ['sample', true],
    ])
  })

  test('are not called unsound because there was no time to prove them', async () => {
    const path = join(world.settings.dataDir, 'answers.csv')
    writeFileSync(path, rows('1', '2', '4', '9'))
    const proven = proveFor({ settings: { ...world.settings, SCORING_SECONDS: 0.001 } }, path, {
      metric: { kind: 'builtin', key: 'rmse', params: {} },
      file: {
        idColumn: { name: 'id', kind: 'integer' },
        columns: [{ name: 'y', kind: 'number' }],
        answerColumn: null,
        formats: ['csv'],
        expectedRows: null,
      },
      listBMode: 'none',
    })
    await expect(proven).rejects.toMatchObject({ fault: { code: 'e40096' } })
  })

  test.each([
    [
      'all the same have no correlation',
      'pearson',
      {},
      rows('3', '3', '3', '3'),
      'e40095',
      'constant_answers',
    ],
    ['one class has no area', 'roc-auc', {}, rows('1', '1', '1', '1'), 'e40095', 'one_class'],
    ['7, 07 and 007 are one id', 'rmse', {}, 'id,y\n7,1\n07,2\n007,3\n', 'e40087', 'id_duplicated'],
    [
      'more classes than columns are possible',
      'multi-log-loss',
      {},
      rows(...Array.from({ length: 1_001 }, (_, at) => `c${at}`)),
      'e40087',
      'too_many_classes',
    ],
    [
      'a class is called as no column can be',
      'multi-log-loss',
      {},
      rows('a', 'b', `"${'x'.repeat(121)}"`, 'a'),
      'e40087',
      'bad_name',
    ],
    ['a class is called as the id', 'multi-log-loss', {}, rows('a', 'id', 'a', 'id'), 'e40087', 'bad_name'],
    ['nothing is to be predicted', 'accuracy', {}, 'id\n1\n2\n', 'e40087', 'nothing_to_predict'],
    ['another sign divides columns', 'accuracy', {}, 'id;y\n1;a\n2;b\n', 'e40087', 'separator'],
    ['the file is empty', 'accuracy', {}, '', 'e40087', 'empty'],
  ] as const)('are refused where %s', async (_what, key, params, csv, errno, code) => {
    const made = await make({
      file_description: null,
      metric_key: key,
      metric_params: JSON.stringify(params),
    })
    const before = await read(made)
    const refused = await upload(made, csv)
    expect(refused).toMatchObject({ status: 400, errno })
    expect(refused.issues.map((issue: { code: string }) => issue.code)).toContain(code)
    expect(refused.issues[0].message).not.toBe('')
    expect((await read(made)).answers).toEqual(before.answers)
  })

  test('with a hundred classes and more have a column each, and the page shows them', async () => {
    const made = await make({ file_description: null, metric_key: 'multi-log-loss' })
    const classes = Array.from({ length: 150 }, (_, at) => `c${at}`)
    expect((await upload(made, rows(...classes, ...classes))).status).toBe(200)
    const { file, proofs } = await read(made)
    expect(file.value.file.columns).toHaveLength(150)
    expect(proofs[0].isSound).toBe(true)
  })
})

describe('a metric for the answers that are there', () => {
  test('is saved while nobody knows of the competition, and told what is wrong', async () => {
    const made = await make({ file_description: null, metric_key: 'rmse' })
    await upload(made, rows('3', '3', '3', '3'))
    await isPublished(made, false)
    expect((await choose(made, builtin('pearson'))).status).toBe(200)
    const [proof] = (await read(made)).proofs
    expect(proof.isSound).toBe(false)
    expect(proof.findings[0]).toMatchObject({ level: 'refuse', code: 'constant_answers' })
    // Another metric has a proof of its own.
    await choose(made, builtin('mae'))
    expect((await read(made)).proofs[0].isSound).toBe(true)
  })

  test('is refused once the competition is published', async () => {
    const made = await make({ file_description: null, metric_key: 'rmse' })
    await upload(made, rows('3', '3', '3', '3'))
    await isPublished(made, true)
    expect(await choose(made, builtin('pearson'))).toMatchObject({ status: 400, errno: 'e40095' })
    expect((await read(made)).metric.value.metric.key).toBe('rmse')
  })
})

test('answers that came without a proof are proven when that is asked for', async () => {
  const made = await make()
  expect((await read(made)).proofs).toMatchObject([{ provenAt: null, isSound: false, scores: [] }])
  const { status, data } = await ask(world, `POST ${made.base}/prove`, { as: made.organiser, body: {} })
  expect(status).toBe(200)
  expect(data.proofs).toMatchObject([{ list: 'A', isSound: true }])
  expect((await read(made)).proofs).toEqual(data.proofs)
})

test('the labels that a browser compares with are those that the metric compares, of list A alone', async () => {
  const made = await make({ file_description: null, metric_key: 'accuracy', list_b_mode: 'split' })
  await isPublished(made, false)
  const csv =
    'id,y,Usage\n1,a b,Public\n2,a b,Public\n3,c,Public\n4,secret,Private\n5,secret,Private\n6,c,Private\n'
  expect((await upload(made, csv)).status).toBe(200)
  const known = async () => {
    const { data } = await ask(world, `GET /api/competitions/${made.id}?part=submits`, { as: made.organiser })
    return data.submits.file.columns.map((column: { known: string[] | null }) => column.known)
  }
  expect(await known()).toEqual([['a b', 'c']])
  await choose(made, builtin('multi-label-f1'))
  const { data } = await ask(world, `POST ${made.base}/derive`, { as: made.organiser, body: {} })
  const { tag } = (await read(made)).file
  await ask(world, `PUT ${made.base}/file`, { as: made.organiser, body: { value: data, tag } })
  expect(await known()).toEqual([['a', 'b', 'c']])
})
