import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ColumnKind, FileDescription } from '../file-rules.ts'
import { metrics } from '../metrics/catalogue.ts'
import type { Prediction } from '../metrics/metric.ts'
import { findingsOf, type Finding, type Proof } from '../proof-rules.ts'
import { openLocked, type Database } from './engine/duckdb.ts'
import { loadRaw, normalAnswers } from './inspect/read-answers.ts'
import { writeSample } from './inspect/sample.ts'
import { writeProbes } from './proof/probes.ts'
import { proveAnswers } from './prove-answers.ts'
import { prove } from './proof/prove.ts'
import { usualLimits, type MetricChoice } from './score-request.ts'

let folder: string
beforeAll(() => void (folder = realpathSync(mkdtempSync(join(tmpdir(), 'leitai-proof-')))))
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
/** A proof of these answers, of this metric with these columns of a file. */
async function proofOf(
  csv: string,
  metric: MetricChoice,
  columns: FileDescription['columns'],
  more: {
    mode?: 'plain' | 'split'
    direction?: 'maximize' | 'minimize'
    answerColumn?: string
    roles?: FileDescription['roles']
  } = {},
): Promise<Proof> {
  const path = join(folder, `${++count}.csv`)
  writeFileSync(path, csv)
  const file: FileDescription = {
    idColumn: { name: 'id', kind: 'integer' },
    columns,
    formats: ['csv'],
    ...(more.answerColumn === undefined ? {} : { answerColumn: more.answerColumn }),
    ...(more.roles ? { roles: more.roles } : {}),
  }
  return prove({ path, folder, file, metric, mode: more.mode ?? 'plain', limits: usualLimits })
}
const found = async (...given: Parameters<typeof proofOf>): Promise<Finding[]> =>
  findingsOf(await proofOf(...given), given[3]?.direction ?? 'maximize')
const refused = (findings: readonly Finding[]) =>
  findings.filter(one => one.level === 'refuse').map(one => one.code)

/** Answers of twelve rows as each kind of prediction is about, and the columns of its files. */
const samples: Record<Prediction, { values: string[]; kind: ColumnKind; classes?: string[] }> = {
  label: { values: ['1', '0', '2'], kind: 'label' },
  number: { values: ['1.5', '2', '7', '11'], kind: 'number' },
  probability: { values: ['0', '1', '1', '0', '1'], kind: 'number' },
  probabilities: { values: ['a', 'b', 'c', 'b'], kind: 'number', classes: ['a', 'b', 'c'] },
  quantiles: { values: ['1.5', '2', '7', '11'], kind: 'number', classes: ['q0.1', 'q0.5', 'q0.9'] },
  labels: { values: ['a b', 'c', 'b', ''], kind: 'labels' },
  clusters: { values: ['1', '0', '2', '1'], kind: 'label' },
  boxes: { values: ['car 0 0 10 10 bus 5 5 20 30', 'bus 1 1 4 4', '', 'car 9 9 3 3'], kind: 'boxes' },
  ensemble: { values: ['1.5', '2', '7', '11'], kind: 'numbers' },
  list: { values: ['a b c', 'x', 'k l m n', 'movie:12 c:'], kind: 'text' },
  mask: { values: ['1 3 10 5', '4 2', '20 6'], kind: 'text' },
  text: {
    values: ['the cat sat on the mat', 'a dog ran far away today', 'nothing to see over here'],
    kind: 'text',
  },
}

/** Metrics that allow less. */
const ofTheirOwn: Record<string, string[]> = { 'mean-column-auc': ['0', '1', '1', '0', '1'] }

describe('sound answers', () => {
  test.each(
    metrics.filter(
      metric => samples[metric.prediction] && !Object.values(metric.roles ?? {}).includes('needed'),
    ),
  )('a perfect file is the best one by $key', async metric => {
    const { kind, classes } = samples[metric.prediction]
    const values = ofTheirOwn[metric.key] ?? samples[metric.prediction].values
    const rows = Array.from({ length: 12 }, (_, at) => {
      const value = values[at % values.length]
      return `${at},"${value}",${at < 6 ? 'Public' : 'Private'}`
    })
    const isClass = metric.prediction === 'probability' || classes !== undefined
    const findings = await found(
      `id,y,Usage\n${rows.join('\n')}\n`,
      { key: metric.key, params: metric.params.parse({}) },
      (classes ?? ['y']).map(name => ({ name, kind })),
      { mode: 'split', direction: metric.direction, ...(isClass ? { answerColumn: 'y' } : {}) },
    )
    expect(refused(findings)).toEqual([])
  })
})

test.each(['multi-log-loss', 'roc-auc-ovr', 'top-k-accuracy'])(
  'classes of %s may differ in case alone',
  async key => {
    const csv = `id,y\n${['A', 'a', 'b', 'A', 'a', 'b', 'a', 'A'].map((y, at) => `${at},${y}\n`).join('')}`
    const columns = ['A', 'a', 'b'].map(name => ({ name, kind: 'number' as const }))
    const metric = { key, params: key === 'top-k-accuracy' ? { k: 1 } : {} }
    const direction = key === 'multi-log-loss' ? 'minimize' : 'maximize'
    expect(refused(await found(csv, metric, columns, { answerColumn: 'y', direction }))).toEqual([])
  },
)

test('the perfect file of lists with gains has the greatest ones first', async () => {
  const csv = 'id,y,gains\n1,movie:12 c: x,1 2.5 0\n2,a b,0 3\n3,p  q r,1 1 5e0\n4,z,2\n5,,\n'
  const columns = [{ name: 'y', kind: 'text' as const }]
  const params = { k: 10 }
  const roles = { gains: 'gains' }
  expect(refused(await found(csv, { key: 'ndcg-at-k', params }, columns, { roles }))).toEqual([])
  const proof = await proofOf(csv, { key: 'ndcg-at-k', params }, columns, { roles })
  // The fifth row has nothing to find.
  expect(proof.outcomes.perfect).toEqual({ isScored: true, public: 0.8, private: null })
})

/** As many runs as a mask of a picture has: in all some 200 KB. */
const longMasks = Array.from(
  { length: 20 },
  (_, row) =>
    `${row},${Array.from({ length: 900 }, (_run, run) => `${1 + (row % 7) + 70 * run} ${11 + ((run * row) % 37)}`).join(' ')}`,
)

test.each(['mean-iou', 'dice'])('masks as long as real ones are proven and scored by %s', async key => {
  const csv = `id,mask\n${longMasks.join('\n')}\n`
  const proof = await proofOf(csv, { key, params: {} }, [{ name: 'mask', kind: 'text' }])
  expect(proof.problems).toEqual([])
  expect(proof.outcomes.perfect).toEqual({ isScored: true, public: 1, private: null })
})

test.each([
  ['1 3 4 2', []],
  ['1 3 3 2', ['mask_order', 'perfect_failed']],
  ['5 2 1 3', ['mask_order', 'perfect_failed']],
  ['1 3 10 5 9 1', ['mask_order', 'perfect_failed']],
  ['1 3 10', ['bad_mask', 'perfect_failed']],
])('the runs %s of a mask of the answers are %j', async (mask, codes) => {
  const findings = await found(`id,mask\n1,${mask}\n2,7 2\n`, { key: 'dice', params: {} }, [
    { name: 'mask', kind: 'text' },
  ])
  expect(refused(findings)).toEqual(codes)
})

test('three thousand boxes in a picture are not too much work: of a class a hundred detections count', async () => {
  const boxes = Array.from({ length: 3_000 }, (_, box) => `car ${box} ${box % 30} 20 20`).join(' ')
  const csv = `id,boxes\n${Array.from({ length: 25 }, (_, row) => `${row},${boxes}\n`).join('')}`
  const metric = { key: 'detection-map', params: { iou: '0.5' } }
  const { outcomes } = await proofOf(csv, metric, [{ name: 'boxes', kind: 'boxes' }])
  expect(outcomes.perfect.isScored).toBe(true)
})

describe('answers that a metric cannot use', () => {
  const y = (kind: 'label' | 'number' | 'text') => [{ name: 'y', kind }]
  const rows = (...values: string[]) => `id,y\n${values.map((value, at) => `${at},${value}`).join('\n')}\n`

  test('a query for which guesses are better than answers, or which sees no difference', async () => {
    const csv = rows('1', '2', '3', '4', '5', '6', '7', '8')
    const wrong = `select avg(abs(s.y - a.y)) from submission s join answer a using (id)`
    expect(refused(await found(csv, { sql: wrong }, y('number')))).toContain('not_best')
    expect(refused(await found(csv, { sql: wrong }, y('number'), { direction: 'minimize' }))).toEqual([])
    const same = await found(csv, { sql: 'select count(*) from submission' }, y('number'))
    expect(same.map(one => [one.level, one.code])).toEqual([['warn', 'cannot_tell']])
  })

  test('a query that fails says so, and nothing of the process is told', async () => {
    const findings = await found(rows('1', '2'), { sql: 'select nothing from nowhere' }, y('number'))
    expect(refused(findings)).toEqual(['perfect_failed'])
    expect(findings[0]?.words.en).not.toContain('/')
  })
})

test('no file of a proof is made by comparing each row of the answers with all others', async () => {
  const path = join(folder, 'plans.csv')
  writeFileSync(path, 'id,y,Usage\n1,5,Public\n2,7,Private\n3,6,Public\n')
  const file: FileDescription = {
    idColumn: { name: 'id', kind: 'integer' },
    columns: [{ name: 'y', kind: 'number' }],
    formats: ['csv'],
  }
  const made = ['perfect', 'noise', 'constant', 'shuffled'].map(name => join(folder, `${name}.csv`))
  const [perfect = '', noise = '', constant = '', shuffled = ''] = made
  const db = await openLocked([path, normalAnswers(folder), ...made], folder, usualLimits)
  const plans: string[] = []
  const watched: Database = {
    ...db,
    run: async sql => {
      if (/^\s*(copy|create table)/.test(sql)) plans.push(JSON.stringify(await db.rows(`explain ${sql}`)))
      await db.run(sql)
    },
  }
  try {
    const { fields } = await loadRaw(watched, path, folder)
    await writeProbes({ db: watched, fields, file, chosen: undefined }, { perfect, noise })
    for (const [kind, to] of [
      ['constant', constant],
      ['shuffled', shuffled],
    ] as const) {
      await db.run('drop table placed')
      await db.run('drop table if exists circle')
      await writeSample(watched, fields, file, kind, to)
    }
    expect(plans).toHaveLength(10)
    expect(plans.filter(plan => plan.includes('HASH_JOIN'))).not.toEqual([])
    expect(plans.filter(plan => /NESTED_LOOP|CROSS_PRODUCT|BLOCKWISE/.test(plan))).toEqual([])
  } finally {
    db.close()
  }
})

test('a sample without a score is told, and refuses nothing', async () => {
  const findings = await found('id,y\n1,1\n2,2\n3,5\n4,9\n', { key: 'pearson', params: {} }, [
    { name: 'y', kind: 'number' },
  ])
  expect(findings.map(one => [one.level, one.code])).toEqual([['warn', 'sample_failed']])
})

test('a process of its own finds the same', async () => {
  const path = join(folder, 'own.csv')
  writeFileSync(path, 'id,y\n1,a\n2,b\n3,a\n4,b\n')
  const proof = await proveAnswers(
    {
      path,
      file: {
        idColumn: { name: 'id', kind: 'integer' },
        columns: [{ name: 'y', kind: 'label' }],
        formats: ['csv'],
      },
      metric: { key: 'accuracy', params: {} },
      mode: 'plain',
    },
    { timeoutMs: 60_000 },
  )
  expect(proof.outcomes).toEqual({
    perfect: { isScored: true, public: 1, private: null },
    noise: { isScored: true, public: 0.75, private: null },
    sample: { isScored: true, public: 0.5, private: null },
  })
})
