import { describe, expect, test } from 'vitest'
import { deriveFile, fitsMetric, idField, type AnswerFacts, type ColumnFacts } from './answer-rules.ts'

const column = (name: string, more: Partial<ColumnFacts> = {}): ColumnFacts => ({
  name,
  isInteger: false,
  isNumber: false,
  isUnique: false,
  empty: 0,
  different: 0,
  values: null,
  ...more,
})
const id = column('id', { isInteger: true, isNumber: true, isUnique: true })
const facts = (...columns: ColumnFacts[]): AnswerFacts => ({
  rows: 4,
  columns: [id, ...columns],
  usage: null,
})

describe('the id', () => {
  test.each([
    [['image_id', 'label'], 'image_id'],
    [['label', 'ImageId'], 'ImageId'],
    [['rowid', 'x'], 'rowid'],
    [['x', 'key'], 'key'],
  ])('of %j is %s', (names, found) =>
    expect(
      idField(
        names.map(name => column(name, { isUnique: name.toLowerCase().endsWith('id') || name === 'key' })),
      ),
    ).toBe(found),
  )
  test('is the first column where nothing tells them apart', () =>
    expect(idField([column('a'), column('id')])).toBe('a'))
})

describe('what files look like', () => {
  const label = column('species', { values: ['a', 'b'] })
  const amount = column('price', { isNumber: true })
  const code = column('grade', { isInteger: true, isNumber: true, values: ['1', '2'] })

  test.each([
    ['labels', facts(label), 'label', [{ name: 'species', kind: 'label' }], undefined],
    ['numbers', facts(amount), 'number', [{ name: 'price', kind: 'number' }], undefined],
    [
      'several numbers',
      facts(amount, code),
      'number',
      [
        { name: 'price', kind: 'number' },
        { name: 'grade', kind: 'number' },
      ],
      undefined,
    ],
    ['a probability', facts(code), 'probability', [{ name: 'grade', kind: 'number' }], 'grade'],
    [
      'a probability a class',
      facts(label),
      'probabilities',
      [
        { name: 'a', kind: 'number' },
        { name: 'b', kind: 'number' },
      ],
      'species',
    ],
    ['lists', facts(label), 'list', [{ name: 'species', kind: 'text' }], undefined],
    ['numbers without a metric', facts(amount), undefined, [{ name: 'price', kind: 'number' }], undefined],
    ['grades without a metric', facts(code), undefined, [{ name: 'grade', kind: 'label' }], undefined],
  ] as const)('%s', (_what, given, prediction, columns, answerColumn) => {
    const file = deriveFile(given, prediction)
    expect(file).toMatchObject({ idColumn: { name: 'id', kind: 'integer' }, columns, expectedRows: 4 })
    expect(file?.answerColumn).toBe(answerColumn)
  })

  test('says nothing of a number of rows where some are ignored, and leaves Usage out', () => {
    const file = deriveFile(
      { ...facts(label, column('usage')), usage: { Public: 1, Private: 2, Ignored: 1 } },
      'label',
    )
    expect(file?.columns).toEqual([{ name: 'species', kind: 'label' }])
    expect(file?.expectedRows).toBeUndefined()
  })

  test('takes JSON where boxes are predicted, as detectors write their results', () => {
    expect(deriveFile(facts(label), 'boxes')?.formats).toContain('json')
    expect(deriveFile(facts(label), 'label')?.formats).not.toContain('json')
  })

  test('nothing to predict is no file', () => expect(deriveFile(facts(), 'label')).toBeUndefined())
})

test.each([
  ['label', ['label'], undefined, true],
  ['label', ['integer'], undefined, true],
  ['label', ['number'], undefined, false],
  ['number', ['number', 'integer'], undefined, true],
  ['number', ['label'], undefined, false],
  ['probability', ['number'], 'c0', true],
  ['probability', ['number'], undefined, true],
  ['probabilities', ['number', 'number'], 'answer', true],
  ['probabilities', ['number', 'number'], undefined, false],
  ['number', ['number'], 'answer', false],
  ['quantiles', ['number', 'number'], 'answer', true],
  ['quantiles', ['number', 'number'], undefined, false],
  ['ensemble', ['numbers'], undefined, true],
  ['ensemble', ['number'], undefined, false],
  ['list', ['text'], undefined, true],
  ['text', ['label'], undefined, false],
  ['label', [], undefined, false],
] as const)('%s reads %j with answers in %s: %s', (prediction, kinds, answerColumn, fits) =>
  expect(
    fitsMetric(
      {
        idColumn: { name: 'id', kind: 'integer' },
        columns: kinds.map((kind, index) => ({ name: `c${index}`, kind })),
        formats: ['csv'],
        ...(answerColumn ? { answerColumn } : {}),
      },
      prediction,
    ),
  ).toBe(fits),
)

describe('weights of rows', () => {
  const price = column('price', { isNumber: true })
  const weight = column('Weight', { isNumber: true })
  test('stand in a column of that name', () => {
    const file = deriveFile(facts(price, weight), 'number', undefined, { weight: 'optional' })
    expect(file).toMatchObject({ columns: [{ name: 'price' }], roles: { weight: 'Weight' } })
  })
  test('are what is to be predicted where nothing else is', () => {
    const file = deriveFile(facts(weight), 'number', undefined, { weight: 'optional' })
    expect(file).toMatchObject({ columns: [{ name: 'Weight' }] })
    expect(file?.roles).toBeUndefined()
  })
})
