import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fitsMetric } from '../answer-rules.ts'
import type { ColumnKind, FileDescription } from '../file-rules.ts'
import { metricByKey, metrics } from '../metrics/catalogue.ts'
import { score } from './engine/score.ts'
import { usualLimits, type MetricChoice } from './score-request.ts'

let folder: string
beforeAll(() => void (folder = realpathSync(mkdtempSync(join(tmpdir(), 'leitai-whole-')))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const kept = (content: string) => {
  const path = join(mkdtempSync(join(folder, 'kept-')), 'file.csv')
  writeFileSync(path, content)
  return path
}
const fileOf = (kind: ColumnKind): FileDescription => ({
  idColumn: { name: 'id', kind: 'integer' },
  columns: [{ name: 'y', kind }],
  formats: ['csv'],
})
const scored = (metric: MetricChoice, file: FileDescription, answers: string, predictions: string) =>
  score({
    submission: { path: kept(predictions), name: 'r.csv' },
    answer: { path: kept(answers) },
    file,
    metric,
    mode: 'plain',
    limits: usualLimits,
    folder: mkdtempSync(join(folder, 'run-')),
  })

const further = 'weight,event,scale,series'
const answers = `id,y,${further}\n1,0,2,1,2,a\n2,1,2,1,2,a\n3,0,1,0,2,b\n4,1,1,1,2,b\n5,1,1,1,2,b\n`
/** Numbers that text would put in another order; probabilities are none such. */
const numbers = ['id,y', '1,9', '2,10', '3,100', '4,3000000000', '5,007']
const shares = ['id,y', '1,0', '2,1', '3,0', '4,+1', '5,00']
const roles = { weight: 'weight', event: 'event', scale: 'scale', series: 'series' }

test.each(metrics.filter(metric => fitsMetric(fileOf('integer'), metric.prediction)).map(one => one.key))(
  '%s of a column of whole numbers is what it is of the same labels or numbers',
  async key => {
    const prediction = metricByKey(key)?.prediction ?? 'number'
    const isLabel = prediction === 'label' || prediction === 'clusters'
    const rows = prediction === 'probability' ? shares : numbers
    const own = key === 'gamma-deviance' ? answers.replaceAll(',0,', ',2,') : answers
    const of = (kind: ColumnKind) =>
      scored({ key, params: {} }, { ...fileOf(kind), roles }, own, `${rows.join('\n')}\n`)
    const expected = await of(isLabel ? 'label' : 'number')
    expect(expected).toMatchObject({ ok: true })
    expect(await of('integer')).toEqual(expected)
  },
)

test('a query has them as whole numbers of 64 bits', async () => {
  const sql =
    'select sum(abs(s.y - a.y)) + count(*) filter (s.y > 2) * 1000 from submission s join answer a on a.id = s.id'
  const own = 'id,y\n1,9007199254740993\n2,10\n'
  expect(await scored({ sql }, fileOf('integer'), own, 'id,y\n1,9007199254740992\n2,+010\n')).toMatchObject({
    ok: true,
    scores: { public: 2001 },
  })
})
