import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileDescription } from '../../file-rules.ts'
import { metrics } from '../../metrics/catalogue.ts'
import { usualLimits, type ChildRequest } from '../score-request.ts'
import { score } from './score.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'leitai-labels-'))))
afterAll(() => rmSync(folder, { recursive: true }))

type Column = FileDescription['columns'][number]
type Given = {
  answers: string
  submission: string
  key: string
  columns: Column[]
  answerColumn?: string
  params?: Record<string, unknown>
  mode?: ChildRequest['mode']
}

async function scored({ answers, submission, key, columns, answerColumn, params = {}, mode }: Given) {
  const own = mkdtempSync(join(folder, 'run-'))
  writeFileSync(join(own, 'a'), answers)
  writeFileSync(join(own, 's'), submission)
  return score({
    submission: { path: join(own, 's'), name: 'r.csv' },
    answer: { path: join(own, 'a') },
    file: {
      idColumn: { name: 'id', kind: 'integer' },
      columns,
      formats: ['csv'],
      ...(answerColumn === undefined ? {} : { answerColumn }),
    },
    metric: { key, params },
    mode: mode ?? 'plain',
    limits: usualLimits,
    folder: own,
  })
}
/** The score of one that is scored already is remembered: many cases are compared with the same. */
const known = new Map<string, Promise<number>>()
const publicScore = (given: Given): Promise<number> => {
  const key = JSON.stringify(given)
  const found = known.get(key) ?? scorePublic(given)
  known.set(key, found)
  return found
}
async function scorePublic(given: Given): Promise<number> {
  const outcome = await scored(given)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.scores.public
}
const table = (values: readonly string[], header = 'y') =>
  `id,${header}\n${values.map((value, at) => `${at},${value}\n`).join('')}`
const y = (kind: Column['kind']) => [{ name: 'y', kind }]

/** Answers, and predictions that say the same in another way. */
const sameLabels: [string, string[], string[]][] = [
  ['decimals', ['0', '1', '1', '2'], ['0.0', '1.0', '1.00', '2.']],
  ['zeros in front, signs and exponents', ['0', '1', '10', '-3'], ['-0', '01', '1e1', '-03']],
  ['truth for numbers', ['0', '1', '1', '0'], ['False', 'True', 'TRUE', 'false']],
  ['numbers for truth', ['False', 'True', 'True', 'False'], ['0', '1', '1.0', '0.0']],
  ['truth in another case', ['true', 'false', 'true'], ['True', 'FALSE', 'tRUE']],
  ['answers that are decimals', ['0.0', '1.0', '2.0', '1.0'], ['0', '1', '02', '1.0']],
  ['line breaks of another system', ['"a\nb"', 'c', 'c'], ['"a\r\nb"', 'c', 'c']],
  ['blanks that the database does not trim', ['猫', '狗', 'a b'], ['\u00a0猫', '狗\u3000', '\ta b']],
]

describe('labels are compared by the kind of the answers’ column', () => {
  const byLabel = metrics.flatMap(({ key, prediction }) =>
    prediction === 'label' || prediction === 'labels' ? [{ key, kind: prediction }] : [],
  )
  test.each(
    byLabel.flatMap(({ key, kind }) => sameLabels.map(([what, a, p]) => [key, what, kind, a, p] as const)),
  )('%s: %s', async (key, _what, kind, answers, predictions) => {
    const ask = { key, columns: y(kind), answers: table(answers) }
    expect(await publicScore({ ...ask, submission: table(predictions) })).toBe(
      await publicScore({ ...ask, submission: table(answers) }),
    )
  })

  test.each([
    ['codes are text', ['7', '07', '007'], ['007', '7', '7'], 0],
    ['what two answers would become stays apart', ['1', '1.0', '2'], ['1.0', '1', '2'], 1 / 3],
    ['versions are text', ['1.10', '1.1', '1.2'], ['1.1', '1.10', '1.2'], 1 / 3],
    ['a fraction is no whole number', ['1', '2', '3'], ['1.5', '2', '3'], 2 / 3],
    ['words are told apart by case', ['Yes', 'No', 'No'], ['yes', 'No', 'no'], 1 / 3],
  ])('%s', async (_what, answers, predictions, expected) => {
    const ask = { key: 'accuracy', columns: y('label'), answers: table(answers) }
    expect(await publicScore({ ...ask, submission: table(predictions) })).toBeCloseTo(expected, 12)
  })

  test('the kind is that of both lists together, and of no ignored row', async () => {
    const answers = 'id,y,Usage\n0,1,Public\n1,0,Public\n2,1,Private\n3,unsure,Ignored\n'
    const ask = { answers, key: 'accuracy', columns: y('label'), mode: 'split' as const }
    expect(await scored({ ...ask, submission: table(['1.0', 'False', '01', '?']) })).toMatchObject({
      ok: true,
      scores: { public: 1, private: 1 },
    })
    const words = answers.replace('2,1,', '2,a,')
    expect(await scored({ ...ask, answers: words, submission: table(['1.0', '0', 'a', '?']) })).toMatchObject(
      {
        scores: { public: 0.5, private: 1 },
      },
    )
  })
})

test('the positive class is written as each column compares labels', async () => {
  const ask = {
    key: 'f1',
    columns: [
      { name: 'a', kind: 'label' as const },
      { name: 'b', kind: 'label' as const },
    ],
    answers: table(['1,True', '0,False', '1,False'], 'a,b'),
    submission: table(['1,1', '0,0', '0,1'], 'a,b'),
  }
  for (const positive of ['1', '1.0', 'true'])
    expect(await publicScore({ ...ask, params: { average: 'binary', positive } })).toBeCloseTo(2 / 3, 12)
})

describe('classes of probabilities', () => {
  const positive = metrics.filter(metric => metric.prediction === 'probability')
  test.each(
    positive.flatMap(({ key }) =>
      (
        [
          [key, ['1', '0', '1', '0'], ['1', '1.0', 'true']],
          [key, ['True', 'False', 'True', 'False'], ['1', 'true', 'TRUE']],
          [key, ['1.0', '0.0', '1.0', '0.0'], ['1', '1.0']],
        ] as const
      ).flatMap(([of, answers, names]) => names.map(name => [of, answers, name] as const)),
    ),
  )('%s of %j with the positive class %s', async (key, answers, name) => {
    const submission = table(['0.9', '0.2', '0.7', '0.4'])
    const ask = { key, columns: y('number'), answerColumn: 'y', submission }
    const expected = await publicScore({ ...ask, answers: table(['1', '0', '1', '0']) })
    const found = await publicScore({ ...ask, answers: table(answers), params: { positive: name } })
    expect(found).toBe(expected)
  })

  const several = metrics.filter(metric => metric.prediction === 'probabilities')
  const columns = (...names: string[]) => names.map(name => ({ name, kind: 'number' as const }))
  const shares = ['0.6,0.3,0.1', '0.2,0.7,0.1', '0.1,0.3,0.6', '0.4,0.3,0.3']

  test.each(several)('$key finds the column of a class however it is written', async ({ key }) => {
    const scoreOf = (answers: string[], ...names: string[]) =>
      publicScore({
        key,
        columns: columns(...names),
        answerColumn: 'class',
        answers: table(answers, 'class'),
        submission: table(shares, names.join(',')),
      })
    const expected = await scoreOf(['a', 'b', 'c', 'a'], 'a', 'b', 'c')
    expect(await scoreOf(['0', '1', '2', '0'], '0.0', '01', '2')).toBe(expected)
    expect(await scoreOf(['0.0', '1.0', '2.0', '0.0'], '0', '1', '2')).toBe(expected)
  })

  test.each(
    several.flatMap(
      ({ key }) =>
        [
          [key, ['a', 'b', 'd', 'a'], ['a', 'b', 'c'], 'class_without_column'],
          [key, ['0', '1', '2', '0'], ['0', '1', '01'], 'class_twice'],
        ] as const,
    ),
  )('%s of %j with the columns %j is the organiser’s fault', async (key, answers, names, code) => {
    const outcome = await scored({
      key,
      columns: columns(...names),
      answerColumn: 'class',
      answers: table(answers, 'class'),
      submission: table(shares, names.join(',')),
    })
    expect(outcome).toMatchObject({ ok: false, fault: 'scorer', code })
  })
})

test('labels by the hundred thousand, each written in a way of its own, are told', async () => {
  const many = Array.from({ length: 100_001 }, (_, at) => `${at}.0`)
  const outcome = await scored({
    key: 'accuracy',
    columns: y('label'),
    answers: table(many.map((_, at) => String(at % 3))),
    submission: table(many),
  })
  expect(outcome).toMatchObject({ ok: false, fault: 'file', code: 'too_many_labels' })
})

test('as many labels as there are rows are as good as any', async () => {
  const many = Array.from({ length: 100_001 }, (_, at) => `标签 ${at}`)
  const ask = { key: 'accuracy', columns: y('label') }
  expect(await publicScore({ ...ask, answers: table(many), submission: table(many) })).toBe(1)
  const answers = table(many.map((_, at) => String(at % 3)))
  expect(await publicScore({ ...ask, answers, submission: table(many) })).toBe(0)
})
