import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { literal, openLocked, type Database } from '../server/engine/duckdb.ts'
import type { AnswerRole } from '../file-rules.ts'
import { metricByKey, metrics } from './catalogue.ts'
import cases from './expected/cases.json' with { type: 'json' }

type Case = {
  key: string
  params: Record<string, unknown>
  classes: string[] | null
  columns: string[]
  answers: (string | number)[][]
  predictions: (string | number)[][]
  expected: number | null
  roles?: Partial<Record<AnswerRole, (string | number)[]>>
}

let db: Database
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leitai-metrics-'))
  db = await openLocked([], folder, { memoryMb: 400, threads: 2 })
})
afterAll(() => {
  db.close()
  rmSync(folder, { recursive: true, force: true })
})

const cell = (value: string | number) =>
  typeof value === 'number' ? `${value.toExponential(17)}::double` : literal(value)

async function compute(one: Case): Promise<number> {
  const metric = metricByKey(one.key)
  if (!metric) throw new Error(`no metric ${one.key}`)
  const predictions = one.predictions[0]?.map((_, index) => `p${index}`) ?? []
  const answers = one.answers[0]?.map((_, index) => `y${index}`) ?? []
  const roles = Object.entries(one.roles ?? {}) as [AnswerRole, (string | number)[]][]
  const rows = one.answers.map((row, index) => {
    const further = roles.map(([, values]) => values[index] as string | number)
    return `(${[...(one.predictions[index] ?? []), ...row, ...further].map(cell).join(', ')})`
  })
  const names = [...predictions, ...answers, ...roles.map(([role]) => role)]
  await db.run(
    `create or replace table joined as select * from (values ${rows.join(', ')}) as t(${names.join(', ')})`,
  )
  return metric.compute(
    {
      rows: sql => db.rows(sql),
      columns: one.classes ?? one.columns,
      roles: new Set(roles.map(([role]) => role)),
    },
    metric.params.parse(one.params),
  )
}

describe('metrics agree with scikit-learn, scipy and the published definitions to 1e-9', () => {
  test.each(
    (cases as Case[]).map(
      (one, index) =>
        [index, `${one.key} ${JSON.stringify(one.params)} on ${one.answers.length} rows`, one] as const,
    ),
  )('%i: %s', async (_index, _name, one) => {
    const score = await compute(one)
    if (one.expected === null) expect(Number.isFinite(score)).toBe(false)
    else
      expect(Math.abs(score - one.expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(one.expected)))
  })
})

/** What makes another formula of a metric: its choices, not its numbers nor the name of a class. */
const variantOf = ({ key, params }: Case): string =>
  [key, params['average'], params['weights'], params['normalized'], params['tokens']]
    .filter(part => part !== undefined)
    .join(' ')

test('every metric, in each of its variants, is compared on at least five different inputs', () => {
  const inputs = new Map<string, Set<string>>()
  for (const one of cases as Case[]) {
    const known = inputs.get(variantOf(one)) ?? new Set()
    inputs.set(variantOf(one), known.add(JSON.stringify([one.answers, one.predictions])))
  }
  for (const [variant, known] of inputs) expect(known.size, variant).toBeGreaterThanOrEqual(5)
  const compared = new Set([...inputs.keys()].map(variant => variant.split(' ')[0]))
  expect([...compared].toSorted()).toEqual(metrics.map(metric => metric.key).toSorted())
  for (const key of ['precision', 'recall', 'f1', 'fbeta'])
    for (const average of ['binary', 'macro', 'micro', 'weighted'])
      expect([...inputs.keys()]).toContain(`${key} ${average}`)
})

test('keys are unique and words stand in both languages', () => {
  expect(new Set(metrics.map(metric => metric.key)).size).toBe(metrics.length)
  for (const metric of metrics)
    for (const text of [metric.name.zh, metric.name.en, metric.about.zh, metric.about.en, metric.formula])
      expect(text).not.toBe('')
})
