import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileDescription } from '../file-rules.ts'
import { groupsFor } from './engine/leave-out.ts'
import { score } from './engine/score.ts'
import type { Limits, MetricChoice, ScoreRequest } from './score-request.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'leitai-leave-out-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file: FileDescription = {
  idColumn: { name: 'id', kind: 'integer' },
  columns: [{ name: 'value', kind: 'number' }],
  formats: ['csv'],
}
const limits = { memoryMb: 300, threads: 1, timeoutMs: 20_000, unpackedBytes: 1_000_000 }

async function run(
  answer: string,
  submission: string,
  more: Partial<Omit<ScoreRequest, 'limits'> & { limits: Limits }>,
) {
  const own = mkdtempSync(join(folder, 'run-'))
  writeFileSync(join(own, 'a'), answer)
  writeFileSync(join(own, 's'), submission)
  const outcome = await score({
    submission: { path: join(own, 's'), name: 'r.csv' },
    answer: { path: join(own, 'a') },
    file,
    metric: { key: 'mae', params: {} },
    mode: 'plain',
    spread: true,
    limits,
    folder: own,
    ...more,
  })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome
}

const rows = 64
const table = (value: (row: number) => unknown, more = (_row: number): string => '') =>
  Array.from({ length: rows }, (_, row) => `${row},${value(row)}${more(row)}\n`).join('')

const sqlMae: MetricChoice = {
  sql: 'select avg(abs(s.value - a.value)) from submission s join answer a using (id)',
}

test.each([
  ['a built-in metric', { key: 'mae', params: {} } as MetricChoice],
  ['a metric in SQL', sqlMae],
])('%s is computed without each group of rows, dealt by the order of ids', async (_name, metric) => {
  const answer = `id,value\n${table(() => 0)}`
  // The error of a row is its number; in the file they come backwards.
  const submission = `id,value\n${table(row => row)
    .trimEnd()
    .split('\n')
    .toReversed()
    .join('\n')}\n`
  const { scores, spread } = await run(answer, submission, { metric })
  const sum = (rows * (rows - 1)) / 2
  expect(scores.public).toBeCloseTo(sum / rows, 12)
  expect(spread?.rows).toBe(rows)
  expect(spread?.leaveOut).toHaveLength(32)
  // Group 3 holds the rows 3 and 35.
  expect(spread?.leaveOut[3]).toBeCloseTo((sum - 3 - 35) / (rows - 2), 12)
})

test('a split round leaves out rows of list A alone', async () => {
  const answer = `id,value,Usage\n${table(
    () => 0,
    row => (row < 10 ? ',Public' : row < 60 ? ',Private' : ',Ignored'),
  )}`
  const { spread, scores } = await run(answer, `id,value\n${table(row => row)}`, { mode: 'split' })
  expect(scores.public).toBe(4.5)
  expect(spread).toMatchObject({ rows: 10 })
  expect(spread?.leaveOut).toEqual(Array.from({ length: 10 }, (_, row) => (45 - row) / 9))
})

test('where the metric has no value without a group, the group says nothing', async () => {
  const { spread, scores } = await run('id,value\n0,0\n1,1\n', 'id,value\n0,0.2\n1,0.9\n', {
    metric: { key: 'roc-auc', params: {} },
  })
  expect(spread).toEqual({ rows: 2, leaveOut: [scores.public, scores.public] })
})

test('a metric in SQL that cannot do without a group does not fail the file', async () => {
  const sql =
    "select case when count(*) = 2 then 0.5 else error('too few') end from submission join answer using (id)"
  const { spread } = await run('id,value\n0,0\n1,1\n', 'id,value\n0,0.2\n1,0.9\n', { metric: { sql } })
  expect(spread).toEqual({ rows: 2, leaveOut: [0.5, 0.5] })
})

test('without a ladder nothing is left out', async () => {
  const { spread } = await run('id,value\n1,1\n', 'id,value\n1,2\n', { spread: false })
  expect(spread).toBeNull()
})

test.each([
  ['the database alone reads', 1_000_000, 12, 32],
  ['are few', 10, 10, 10],
  ['are read one by one, but few', 125_000, 125_000, 32],
  ['are many and read one by one', 300_000, 300_000, 13],
  ['are very many and read one by one', 1_000_000, 1_000_000, 4],
])('rows that %s are in as many groups as there is time for', (_what, rows, read, groups) => {
  expect(groupsFor(rows, read)).toBe(groups)
})

test('what a metric reads row by row is counted', async () => {
  const texts = { ...file, columns: [{ name: 'value', kind: 'text' as const }] }
  const many = 200_000
  const content = `id,value\n${Array.from({ length: many }, (_, row) => `${row},a\n`).join('')}`
  const { spread } = await run(content, content, {
    file: texts,
    metric: { key: 'map-at-k', params: {} },
    limits: { ...limits, timeoutMs: 60_000, unpackedBytes: 10_000_000 },
  })
  expect(spread?.leaveOut).toHaveLength(20)
})
