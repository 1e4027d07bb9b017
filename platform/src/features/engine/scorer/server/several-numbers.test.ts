import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveFor, fileIssues, fitsMetric } from '../answer-rules.ts'
import type { FileDescription } from '../file-rules.ts'
import { metricByKey } from '../metrics/catalogue.ts'
import { makeQuickCheck } from '../quick-check.ts'
import { score } from './engine/score.ts'
import { inspect } from './inspect/inspect.ts'
import { sampleOf } from './answers.ts'
import { usualLimits, type MetricChoice } from './score-request.ts'

let folder: string
beforeAll(() => void (folder = realpathSync(mkdtempSync(join(tmpdir(), 'leitai-several-')))))
afterAll(() => rmSync(folder, { recursive: true }))

const answers = 'id,rain\n1,3\n2,0\n3,5\n'
const kept = (content: string) => {
  const path = join(mkdtempSync(join(folder, 'kept-')), 'file.csv')
  writeFileSync(path, content)
  return path
}
const ensemble: FileDescription = {
  idColumn: { name: 'id', kind: 'integer' },
  columns: [{ name: 'rain', kind: 'numbers' }],
  formats: ['csv'],
}
const scored = (content: string, file: FileDescription, metric: MetricChoice, known = answers) =>
  score({
    submission: { path: kept(content), name: 'r.csv' },
    answer: { path: kept(known) },
    file,
    metric,
    mode: 'plain',
    limits: usualLimits,
    folder: mkdtempSync(join(folder, 'run-')),
  })

describe('a cell of several numbers', () => {
  test.each([
    ['1', true],
    ['1 2 3', true],
    ['  -1.5   +2e-3 .5 5. ', true],
    ['1e300 -1e300', true],
    ['', false],
    ['1,2', false],
    ['1;2', false],
    ['1 2 x', false],
    ['1 nan', false],
    ['1 inf', false],
    ['1 1e999', false],
    [`1 ${'9'.repeat(400)}`, false],
    ['1_000', false],
    ['0x10', false],
    ['[1 2]', false],
    ['+-1', false],
    ['1\t2', false],
    ['1 ２', false],
  ])('%j is right: %s, in the browser and on the server', async (cell, isRight) => {
    const content = `id,rain\n1,3\n2,"${cell}"\n3,5\n`
    const check = makeQuickCheck(ensemble, 'csv')
    check.take(content)
    const outcome = await scored(content, ensemble, { key: 'crps', params: {} })
    const issues = isRight
      ? []
      : [
          expect.objectContaining({
            code: cell === '' ? 'empty_value' : 'bad_value',
            line: 3,
            column: 'rain',
          }),
        ]
    expect(check.end().issues).toEqual(issues)
    expect(outcome.ok ? [] : outcome.issues).toEqual(issues)
  })
})

describe('what files look like', () => {
  const derived = async (key: string, params: Record<string, unknown>, content = answers) => {
    const path = kept(content)
    const seen = await inspect({ path, folder: join(path, '..'), file: null, mode: 'plain', metric: key })
    const metric = metricByKey(key)
    if (!seen.ok || !metric) throw new Error(JSON.stringify(seen))
    const file = deriveFor(metric, seen.facts, undefined, params)
    expect(fileIssues(seen.facts, file)).toEqual([])
    expect(file && fitsMetric(file, metric.prediction)).toBe(true)
    return { file, issues: seen.issues }
  }

  test('an ensemble is a column of its own name', async () => {
    const { file, issues } = await derived('crps', {})
    expect(issues).toEqual([])
    expect(file?.columns).toEqual([{ name: 'rain', kind: 'numbers' }])
  })

  test('quantiles are a column each, named by their parameter', async () => {
    const { file } = await derived('pinball', { quantiles: '.25 0.5' })
    expect(file).toMatchObject({
      columns: [
        { name: 'q0.25', kind: 'number' },
        { name: 'q0.5', kind: 'number' },
      ],
      answerColumn: 'rain',
    })
  })

  test.each(['crps', 'pinball'])('answers to %s are numbers, or told where not', async key => {
    const { issues } = await derived(key, {}, 'id,rain\n1,3\n2,wet\n3,5\n')
    expect(issues).toEqual([expect.objectContaining({ code: 'bad_number', line: 3, column: 'rain' })])
  })

  test.each([
    ['crps', 'constant', 'id,rain\n1,0.5\n2,0.5\n3,0.5\n'],
    ['pinball', 'constant', 'id,q0.1,q0.5,q0.9\n1,0.5,0.5,0.5\n2,0.5,0.5,0.5\n3,0.5,0.5,0.5\n'],
    ['crps', 'shuffled', undefined],
    ['pinball', 'shuffled', undefined],
  ] as const)('a sample of %s, %s, can be scored', async (key, kind, content) => {
    const { file } = await derived(key, {})
    if (!file) throw new Error('no file')
    const made = await sampleOf({ path: kept(answers), file, mode: 'plain', kind, metric: key })
    if (!made.ok) throw new Error(JSON.stringify(made.issues))
    if (content) expect(made.content.toString()).toBe(content)
    const outcome = await scored(made.content.toString(), file, { key, params: {} })
    expect(outcome).toMatchObject({ ok: true, rows: 3 })
    // Shuffled values are those of other rows, not shares of classes.
    if (!content) expect(made.content.toString()).toMatch(/\n\d,5/)
  })
})

const quantiles: FileDescription = {
  idColumn: { name: 'id', kind: 'integer' },
  columns: [
    { name: 'low', kind: 'number' },
    { name: 'high', kind: 'number' },
  ],
  answerColumn: 'rain',
  formats: ['csv'],
}

test('quantiles are told apart by their order, and compared with numbers however these are written', async () => {
  const metric = { key: 'pinball', params: { quantiles: '0.1 0.9' } }
  const file = 'id,low,high\n1,2,4\n2,0,0\n3,5,7\n'
  const outcome = await scored(file, quantiles, metric, 'id,rain\n1,3.0\n2,0e0\n3,+5\n')
  expect(outcome).toMatchObject({ ok: true })
  expect(outcome.ok && outcome.scores.public).toBeCloseTo((0.1 / 3 + (0.1 + 0.2) / 3) / 2, 15)
})

test.each([
  ['columns_of_parameters', { quantiles: '0.1 0.5 0.9' }, answers],
  ['answer_not_a_number', { quantiles: '0.1 0.9' }, 'id,rain\n1,3\n2,wet\n3,5\n'],
  ['metric', { quantiles: '0.9 0.1' }, answers],
  ['metric', { quantiles: '0.1 1.5' }, answers],
])('what no file is to blame for is the organiser’s: %s', async (code, params, known) => {
  const outcome = await scored(
    'id,low,high\n1,2,4\n2,0,0\n3,5,7\n',
    quantiles,
    { key: 'pinball', params },
    known,
  )
  expect(outcome).toMatchObject({ ok: false, fault: 'scorer', code })
})
