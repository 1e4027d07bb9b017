import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveFor } from '../answer-rules.ts'
import { issueMessage } from '../fault-words.ts'
import type { ColumnKind, FileDescription } from '../file-rules.ts'
import { metricByKey } from '../metrics/catalogue.ts'
import { makeQuickCheck } from '../quick-check.ts'
import { sampleOf } from './answers.ts'
import { score } from './engine/score.ts'
import { inspect } from './inspect/inspect.ts'
import { prove } from './proof/prove.ts'
import { usualLimits } from './score-request.ts'

let folder: string
beforeAll(() => void (folder = realpathSync(mkdtempSync(join(tmpdir(), 'leitai-several-')))))
afterAll(() => rmSync(folder, { recursive: true }))

const kept = (content: string) => {
  const path = join(mkdtempSync(join(folder, 'kept-')), 'file.csv')
  writeFileSync(path, content)
  return path
}
const fileOf = (kind: ColumnKind, known?: string[]): FileDescription => ({
  idColumn: { name: 'id', kind: 'integer' },
  columns: [{ name: 'y', kind, known }],
  formats: ['csv'],
})
const table = (cells: readonly string[]) => `id,y\n${cells.map((cell, at) => `${at},"${cell}"\n`).join('')}`
const scored = (
  key: string,
  kind: ColumnKind,
  answers: readonly string[],
  predictions: readonly string[],
  known?: string[],
) =>
  score({
    submission: { path: kept(table(predictions)), name: 'r.csv' },
    answer: { path: kept(table(answers)) },
    file: fileOf(kind, known),
    metric: { key, params: {} },
    mode: 'plain',
    limits: usualLimits,
    folder: mkdtempSync(join(folder, 'run-')),
  })

describe('a cell of boxes', () => {
  test.each([
    ['', true],
    ['car 0.9 10 20 30 40', true],
    ['  car 1   -10 +2e1 .5 0.  bus 0 1 1 1 1 ', true],
    ['a-b 0.5 0 0 1 1', true],
    ['0 0.5 0 0 1 1', true],
    ['car 0.9 10 20 30', false],
    ['car 10 20 30 40', false],
    ['car 0.9 10 20 30 40 bus', false],
    ['car x 10 20 30 40', false],
    ['car nan 10 20 30 40', false],
    ['car 0.9 10 20 -30 40', false],
    ['car 0.9 10 20 30 -1e-3', false],
    ['car 0.9 1e200 20 30 40', false],
    ['car 0.9 1 20 1e-200 40', false],
    [`car 0.9 ${'9'.repeat(150)} 20 30 40`, false],
    [`car 0.9 0.${'0'.repeat(150)}1 20 30 40`, false],
    ['car 0.9 1_0 20 30 40', false],
    ['car,0.9,10,20,30,40', false],
    ['car\t0.9 10 20 30 40', false],
  ])('%j is right: %s, in the browser and on the server', async (cell, isRight) => {
    const cells = ['', cell, 'car 1 0 0 9 9']
    const check = makeQuickCheck(fileOf('boxes'), 'csv')
    check.take(table(cells))
    const outcome = await scored('detection-map', 'boxes', ['car 1 1 2 2', '', 'car 0 0 9 9'], cells)
    const issues = isRight ? [] : [expect.objectContaining({ code: 'bad_value', line: 3, column: 'y' })]
    expect(check.end().issues).toEqual(issues)
    expect(outcome.ok ? [] : outcome.issues).toEqual(issues)
  })

  test('explains the format for COCO results, with code that converts them', async () => {
    const file: FileDescription = {
      idColumn: { name: 'image_id', kind: 'integer' },
      columns: [{ name: 'boxes', kind: 'boxes' }],
      formats: ['csv', 'json'],
    }
    const results = [{ image_id: 1, category_id: 3, bbox: [10, 10, 40, 20], score: 0.9 }]
    const outcome = await score({
      submission: { path: kept(JSON.stringify(results, null, 1)), name: 'results.json' },
      answer: { path: kept('image_id,boxes\n1,3 10 10 40 20\n2,\n') },
      file,
      metric: { key: 'detection-map', params: {} },
      mode: 'plain',
      limits: usualLimits,
      folder: mkdtempSync(join(folder, 'run-')),
    })
    const [issue] = outcome.ok ? [] : outcome.issues
    expect(issue).toMatchObject({ code: 'coco_results', entry: 1, column: 'boxes' })
    for (const lang of ['zh-CN', 'en-US'] as const)
      expect(issue && issueMessage(issue, lang)).toMatch(/boxes.*\[\('image_id', 'boxes'\)/)
  })

  test('of the answers has an area, and is refused with its row where it has none', async () => {
    for (const cell of ['car 1 1 2', 'car 1 1 0 2', 'car 1 1 2 -2', 'car 0.9 1 1 2 2', 'car 1 x 2 2']) {
      const path = kept(table(['car 1 1 2 2', cell]))
      const proof = await proven(path, 'detection-map', 'boxes')
      expect(proof.problems).toMatchObject([{ code: 'bad_boxes', level: 'refuse' }])
      expect(proof.problems[0]?.words.en).toContain('ID 1')
    }
  })
})

const proven = (path: string, key: string, kind: ColumnKind, mode: 'plain' | 'split' = 'plain') =>
  prove({
    path,
    folder: mkdtempSync(join(folder, 'run-')),
    file: fileOf(kind),
    metric: { key, params: metricByKey(key)?.params.parse({}) ?? {} },
    mode,
    limits: usualLimits,
  })

test('the class of a box is compared as its column compares labels', async () => {
  const outcome = await scored(
    'detection-map',
    'boxes',
    ['1 0 0 9 9 0 5 5 9 9', '', '1 1 1 4 4'],
    ['1.0 1 0 0 9 9 False 1 5 5 9 9', '', '01 1 1 1 4 4'],
  )
  expect(outcome).toMatchObject({ ok: true, scores: { public: 1 } })
})

test('answers without any label or box measure nothing', async () => {
  for (const [key, kind] of [
    ['multi-label-f1', 'labels'],
    ['detection-map', 'boxes'],
  ] as const) {
    const { problems } = await proven(kept(table(['', ' '])), key, kind)
    expect(problems).toMatchObject([{ code: 'constant_answers', level: 'refuse' }])
  }
})

describe('labels that files are compared with', () => {
  const split = (cells: readonly string[]) =>
    `id,y,Usage\n${cells.map((cell, at) => `${at},"${cell}",${at < 3 ? 'Public' : 'Private'}\n`).join('')}`
  test.each([
    ['accuracy', 'label', ['a', 'b', 'a', 'secret', 'secret'], ['a', 'b']],
    ['accuracy', 'label', ['x', 'y', 'z', 'x', 'y'], undefined],
    ['multi-label-f1', 'labels', ['a b', 'c', 'b', 'secret', 'secret'], ['a', 'b', 'c']],
    ['detection-map', 'boxes', ['1 0 0 9 9 2 1 1 3 3', '', '1 5 5 2 2', '9 1 1 1 1', ''], ['1', '2']],
    ['adjusted-rand', 'label', ['a', 'b', 'a', 'b', 'a'], undefined],
    ['rmse', 'number', ['1', '2', '1', '2', '1'], undefined],
  ] as const)('of %s are those of list A, if they are few: %s', async (key, kind, cells, known) => {
    const { labels } = await proven(kept(split(cells)), key, kind, 'split')
    expect(labels).toEqual(known === undefined ? {} : { y: known })
  })

  test.each([
    ['labels', ['1.0 2', 'cat', '', '1 cat dog'], ['cat', 'dog']],
    ['boxes', ['1 0.5 0 0 1 1 cat 0.5 0 0 1 1', 'dog 1 1 1 1 1', '', '2 1 1 1 1 1'], ['cat', 'dog']],
  ] as const)('are looked for in cells of %s', (kind, cells, examples) => {
    const quick = makeQuickCheck(fileOf(kind, ['1', '2']), 'csv')
    quick.take(table(cells))
    const warning = { code: 'unknown_labels', column: 'y', rows: 2, of: 4, expected: '1, 2' }
    expect(quick.end().unknown).toEqual([{ ...warning, found: examples.join(', ') }])
  })
})

test.each([
  ['accuracy', 'label', ['1', '2', '1'], ['1.0', '2', '97'], ['97']],
  ['multi-label-f1', 'labels', ['1 2', '2', '1'], ['01 2', '93 97', '93'], ['93', '97']],
  [
    'detection-map',
    'boxes',
    ['1 10 10 40 20 2 60 5 10 30', '1 0 0 25 25', ''],
    ['93 0.9 10 10 40 20 97 0.9 60 5 10 30', '93 0.9 0 0 25 25', ''],
    ['93', '97'],
  ],
] as const)(
  'labels that the answers do not have are told beside the score by %s',
  async (key, kind, answers, cells, found) => {
    const warning = { code: 'unknown_labels', column: 'y', of: 3, expected: '1, 2' }
    const rows = cells.filter(cell => /9[37]/.test(cell)).length
    expect(await scored(key, kind, answers, cells, ['1', '2'])).toMatchObject({
      ok: true,
      warnings: [{ ...warning, rows, found: found.join(', ') }],
    })
    expect(await scored(key, kind, answers, cells)).toMatchObject({ ok: true, warnings: [] })
  },
)

test.each([
  ['multi-label-f1', ['a b', 'c', 'b'], ''],
  ['adjusted-rand', ['b', 'a', 'b'], 'a'],
  ['detection-map', ['car 0 0 9 9', 'bus 1 1 4 4', 'car 2 2 5 5'], ''],
] as const)('samples of %s can be scored', async (key, answers, constant) => {
  const metric = metricByKey(key)
  const path = kept(table(answers))
  const seen = await inspect({ path, folder: join(path, '..'), file: null, mode: 'plain', metric: key })
  const file = seen.ok && deriveFor(metric, seen.facts)
  if (!metric || !file) throw new Error(JSON.stringify(seen))
  for (const kind of ['constant', 'shuffled'] as const) {
    const made = await sampleOf({ path: kept(table(answers)), file, mode: 'plain', kind, metric: key })
    if (!made.ok) throw new Error(JSON.stringify(made.issues))
    const content = made.content.toString()
    if (kind === 'constant')
      expect(content.replaceAll('""', '')).toBe(`id,y\n0,${constant}\n1,${constant}\n2,${constant}\n`)
    const column = file.columns[0]?.kind ?? 'text'
    const rows = content.trim().split('\n').slice(1)
    const cells = rows.map(row => row.slice(row.indexOf(',') + 1).replaceAll('"', ''))
    expect(await scored(key, column, answers, cells)).toMatchObject({ ok: true, rows: 3 })
  }
})
