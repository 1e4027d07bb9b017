import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ColumnKind } from '../file-rules.ts'
import { score } from '../server/engine/score.ts'
import { usualLimits } from '../server/score-request.ts'
import { metrics } from './catalogue.ts'
import type { Prediction } from './metric.ts'
import * as numbers from './number-metrics.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'leitai-columns-'))))
afterAll(() => rmSync(folder, { recursive: true }))

/** Six answers as each kind of prediction is about. */
const answersOf: Partial<
  Record<Prediction, { kind: ColumnKind; values: string[]; predicted?: (answer: string) => string }>
> = {
  label: { kind: 'label', values: ['0', '1', '1', '0', '2', '1'] },
  number: { kind: 'number', values: ['1', '2.5', '7', '3', '4', '9'] },
  ensemble: { kind: 'numbers', values: ['1', '2.5', '7', '3', '4', '9'] },
  labels: { kind: 'labels', values: ['a b', 'c', 'b', '', 'a c', 'd'] },
  clusters: { kind: 'label', values: ['0', '1', '1', '0', '2', '1'] },
  boxes: {
    kind: 'boxes',
    values: ['a 0 0 9 9', 'b 2 2 5 5', 'a 30 30 4 4', '', 'b 50 0 9 9', 'a 7 70 3 3'],
    predicted: answer => answer.replace(/ /, ' 1 '),
  },
  list: { kind: 'text', values: ['a b', 'c', 'd e f', 'g', 'movie:12 c:', 'h'] },
  mask: { kind: 'text', values: ['1 3', '4 2', '20 6', '9 1', '2 2', '7 7'] },
  text: {
    kind: 'text',
    values: ['a b c d e', 'f g h i', 'j k l m n o', 'p q r s', 't u v w x y', 'z a b c d'],
  },
}
const ofNumbers = new Set(Object.values<unknown>(numbers))
const several = metrics.filter(
  metric =>
    (metric.columns === 'mean' || ofNumbers.has(metric)) &&
    !Object.values(metric.roles ?? {}).includes('needed'),
)

test.each(several)(
  '$key: a wrong second column makes the score worse, and its words say the mean',
  async metric => {
    const known = answersOf[metric.prediction]
    if (!known) throw new Error(`no answers for ${metric.prediction}`)
    const { kind, predicted = answer => answer } = known
    const values = metric.key === 'mean-column-auc' ? ['0', '1', '1', '0', '1', '1'] : known.values
    const wrong = [...values.slice(1), values[0] as string]
    const scoreOf = async (second: string[]) => {
      const own = mkdtempSync(join(folder, 'run-'))
      const table = (a: string[], b: string[]) =>
        `id,a,b\n${a.map((value, at) => `${at},${value},${b[at]}\n`).join('')}`
      writeFileSync(join(own, 'a'), table(values, values))
      writeFileSync(join(own, 's'), table(values.map(predicted), second.map(predicted)))
      const outcome = await score({
        submission: { path: join(own, 's'), name: 'r.csv' },
        answer: { path: join(own, 'a') },
        file: {
          idColumn: { name: 'id', kind: 'integer' },
          columns: [
            { name: 'a', kind },
            { name: 'b', kind },
          ],
          formats: ['csv'],
        },
        metric: { key: metric.key, params: {} },
        mode: 'plain',
        limits: usualLimits,
        folder: own,
      })
      if (!outcome.ok) throw new Error(JSON.stringify(outcome))
      return outcome.scores.public
    }
    const [right, mixed] = [await scoreOf(values), await scoreOf(wrong)]
    if (metric.direction === 'maximize') expect(mixed).toBeLessThan(right)
    else expect(mixed).toBeGreaterThan(right)
    expect(metric.about.zh).toContain('各列成绩的平均值')
    expect(metric.about.en).toContain('mean over columns')
  },
)
