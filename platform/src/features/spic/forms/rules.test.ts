import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../test/length.ts'
import { fieldsOf } from '../../../../test/stage-spic.ts'
import { answers as answersSchema, field as fieldSchema, type Answers, type Field } from './fields.ts'
import { fieldKinds, mostFields } from './kinds.ts'
import { freeKey, newField } from './new-field.ts'
import {
  budgetSum,
  canonicalOf,
  differenceOf,
  formIssues,
  isShown,
  issuesOf,
  missingOf,
  shownFields,
  withoutIdentifying,
} from './rules.ts'

const common = {
  key: 'it',
  label: { zh: '题', en: 'It' },
  help: { zh: '', en: '' },
  isRequired: false,
  isIdentifying: false,
  condition: null,
}
const { signup, proposal } = fieldsOf('x')
const codes = (fields: readonly Field[], answers: Answers) =>
  issuesOf(fields, answers).map(({ path, code }) => `${path} ${code}`)

const text: Field = { ...common, kind: 'text', most: 3 }
const number: Field = {
  ...common,
  kind: 'number',
  unit: { zh: '', en: '' },
  least: -1,
  most: 10,
  decimals: 2,
}
const option = (value: string) => ({ value, label: { zh: value, en: value } })
const one: Field = { ...common, kind: 'choice', isMany: false, options: [option('a'), option('b')] }
const many: Field = { ...one, isMany: true }
const date: Field = { ...common, kind: 'date', earliest: '2026-01-01', latest: '2026-12-31' }
const column = (key: string, kind: 'text' | 'number') => ({ key, label: { zh: key, en: key }, kind })
const table: Field = {
  ...common,
  kind: 'table',
  columns: [column('step', 'text'), column('weeks', 'number')],
  most: 2,
}
const file: Field = { ...common, kind: 'file', kinds: ['pdf'], most: 2, mostBytes: 100 }
const members: Field = { ...common, kind: 'members', most: 1 }
const budget: Field = { ...common, kind: 'budget', most: 100 }
const person = { name: '王芳', organisation: '', title: '', task: '' }

describe('what is wrong with an answer', () => {
  test.each<[Field, Answers[string], string[]]>([
    [text, '', []],
    [{ ...text, isRequired: true }, ' ', ['answers.it required']],
    [text, '一二三', []],
    // Two code points that are one letter.
    [text, 'abe\u0301', []],
    [text, '一二三四', ['answers.it too_long']],
    [text, 5, ['answers.it invalid']],
    [number, 0, []],
    [number, 9.99, []],
    [number, 9.999, ['answers.it decimals']],
    [{ ...number, decimals: 6 }, 1e-7, ['answers.it decimals']],
    [number, -2, ['answers.it too_small']],
    [number, 11, ['answers.it too_large']],
    [number, '5', ['answers.it invalid']],
    [one, 'a', []],
    [one, 'c', ['answers.it unknown']],
    [one, ['a'], ['answers.it invalid']],
    [many, ['b', 'a'], []],
    [many, ['a', 'a'], ['answers.it invalid']],
    [many, 'a', ['answers.it invalid']],
    [{ ...many, isRequired: true }, [], ['answers.it required']],
    [date, '2026-02-28', []],
    [date, '2026-02-29', ['answers.it invalid']],
    [date, '2025-12-31', ['answers.it too_early']],
    [date, '2027-01-01', ['answers.it too_late']],
    [table, [{ step: 'a', weeks: 2 }], []],
    [table, [{ step: 'a', weeks: '' }], []],
    [table, [{ step: '', weeks: '' }], ['answers.it.0.step required']],
    [table, [{ step: 'a', weeks: 'two' }], ['answers.it.0.weeks invalid']],
    [table, [{ step: 'a', other: 'b' }], ['answers.it.0 unknown']],
    [table, Array.from({ length: 3 }, () => ({ step: 'a' })), ['answers.it too_many']],
    [table, ['a'], ['answers.it invalid']],
    [members, [person], []],
    [members, [{ ...person, name: ' ' }], ['answers.it.0.name required']],
    [members, [person, person], ['answers.it too_many']],
    [file, [1, 2], []],
    [file, [1, 1], ['answers.it taken']],
    [file, [1, 2, 3], ['answers.it too_many']],
    [file, ['a'], ['answers.it invalid']],
    [budget, [{ item: '船', amount: 99.99, note: '' }], []],
    [
      budget,
      [{ item: '', amount: null, note: '' }],
      ['answers.it.0.item required', 'answers.it.0.amount required'],
    ],
    [budget, [{ item: '船', amount: -1, note: '' }], ['answers.it.0.amount too_small']],
    [budget, [{ item: '船', amount: 1.001, note: '' }], ['answers.it.0.amount decimals']],
    [
      budget,
      [
        { item: '船', amount: 60, note: '' },
        { item: '港', amount: 40.01, note: '' },
      ],
      ['answers.it over_limit'],
    ],
  ])('%o answered by %o: %o', (field, answer, expected) =>
    expect(codes([field], { it: answer })).toEqual(expected),
  )

  test('files are looked at where it is known what they are', () => {
    const files = new Map([
      [1, { kind: 'pdf' as const, size: 100 }],
      [2, { kind: 'picture' as const, size: 1 }],
      [3, { kind: 'pdf' as const, size: 101 }],
    ])
    const found = (ids: number[]) => issuesOf([file], { it: ids }, { files })
    expect(found([1])).toEqual([])
    expect(found([2, 4])).toEqual([
      { path: 'answers.it.0', code: 'invalid' },
      { path: 'answers.it.1', code: 'unknown' },
    ])
    expect(found([3])).toEqual([{ path: 'answers.it.0', code: 'too_large' }])
  })

  test('a sum of tenths is exact', () =>
    expect(budgetSum([0.1, 0.2, 0.3].map(amount => ({ item: 'x', amount, note: '' })))).toBe(0.6))
})

describe('what is asked', () => {
  const chain: Field[] = [
    { ...one, key: 'first' },
    { ...one, key: 'second', condition: { field: 'first', values: ['a'] } },
    { ...text, key: 'third', isRequired: true, condition: { field: 'second', values: ['b'] } },
  ]
  test.each<[Answers, string[]]>([
    [{}, []],
    [{ first: 'a', second: 'b' }, ['third']],
    [{ first: 'a', second: 'a' }, []],
    // What hangs on a choice that is not asked any more is not asked either.
    [{ first: 'b', second: 'b' }, []],
  ])('with %o %o is missing', (answers, missing) => {
    expect(missingOf(chain, answers)).toEqual(missing)
    expect(isShown(chain, 'third', answers)).toBe(missing.length > 0)
  })

  test('any of several that were chosen will do', () =>
    expect(
      shownFields(
        [
          { ...many, key: 'goals' },
          { ...text, condition: { field: 'goals', values: ['b'] } },
        ],
        { goals: ['a', 'b'] },
      ),
    ).toHaveLength(2))
})

describe('canonical answers', () => {
  test('are one text, without what is not asked or not answered', () =>
    expect(
      canonicalOf(proposal, {
        goals: ['safety', 'cost'],
        site: 'city',
        berths: 4,
        papers: [],
        abstract: 'e\u0301',
        stray: 'x',
      }),
    ).toBe('{"abstract":"é","goals":["cost","safety"],"site":"city"}'))

  test('what changed is told by what they say', () => {
    const before: Answers = { site: 'harbour', berths: 2, goals: ['cost', 'safety'] }
    const after: Answers = { site: 'city', berths: 2, goals: ['cost', 'safety'], abstract: '' }
    expect(differenceOf(proposal, before, after).map(({ field, ...pair }) => [field.key, pair])).toEqual([
      ['site', { before: 'harbour', after: 'city' }],
      ['berths', { before: 2, after: null }],
    ])
  })
})

test('nobody who reviews blindly learns whose it is, also not by a condition', () => {
  const fields: Field[] = [
    { ...one, key: 'firm', isIdentifying: true },
    { ...text, key: 'detail', condition: { field: 'firm', values: ['a'] } },
    { ...members, key: 'people' },
  ]
  const shown = withoutIdentifying(fields, { firm: 'a', detail: 'yes', people: [person] })
  expect(shown.answers).toEqual({ detail: 'yes' })
  expect(shown.fields).toEqual([{ ...fields[1], condition: null }])
  expect(withoutIdentifying(signup, { organisation: 'Acme', founded: '2020-01-01' }).answers).toEqual({
    founded: '2020-01-01',
  })
})

describe('a form itself', () => {
  test.each<[string, Field[], string[]]>([
    ['whole', [...signup, ...proposal], []],
    ['a key twice', [text, text], ['fields.1.key taken']],
    ['no name', [{ ...text, label: { zh: ' ', en: '' } }], ['fields.0.label required']],
    [
      'a condition on what comes later',
      [
        { ...text, condition: { field: 'later', values: ['a'] } },
        { ...one, key: 'later' },
      ],
      ['fields.0.condition.field unknown'],
    ],
    [
      'a condition on no choice',
      [
        { ...text, key: 'first' },
        { ...text, condition: { field: 'first', values: ['a'] } },
      ],
      ['fields.1.condition.field unknown'],
    ],
    [
      'a condition on what cannot be chosen',
      [
        { ...one, key: 'first' },
        { ...text, condition: { field: 'first', values: ['a', 'z'] } },
      ],
      ['fields.1.condition.values unknown'],
    ],
    ['least above most', [{ ...number, least: 11 }], ['fields.0.most too_small']],
    ['no days between', [{ ...date, latest: '2025-01-01' }], ['fields.0.latest too_small']],
    [
      'an option twice',
      [{ ...one, options: [option('a'), option('a')] }],
      ['fields.0.options.1.value taken'],
    ],
    [
      'a column without a name',
      [{ ...table, columns: [{ ...column('step', 'text'), label: { zh: '', en: '' } }] }],
      ['fields.0.columns.0.label required'],
    ],
  ])('%s', (_, fields, expected) =>
    expect(formIssues(fields, { takesFiles: true }).map(({ path, code }) => `${path} ${code}`)).toEqual(
      expected,
    ),
  )

  test.each(fieldKinds)('a new field of kind %s lacks only names, and is one that can be kept', kind => {
    const made = newField(kind, [text])
    expect(fieldSchema.parse(made)).toEqual(made)
    expect(formIssues([made], { takesFiles: true }).every(issue => issue.code === 'required')).toBe(true)
  })

  test('a form that takes no files asks for none', () => {
    const asking = [text, newField('file', [text])].map(one => ({ ...one, label: { zh: '项', en: 'It' } }))
    expect(formIssues(asking, { takesFiles: true })).toEqual([])
    expect(formIssues(asking, { takesFiles: false })).toEqual([{ path: 'fields.1.kinds', code: 'no_files' }])
  })

  test('a key that is free is not one that was taken out in between', () =>
    expect(freeKey('field', ['field2', 'field3'])).toBe('field4'))
})

test('a row of a table with the columns of a member and more keeps them all', () => {
  const row = { ...person, phone: '1' }
  expect(answersSchema.parse({ it: [row] })).toEqual({ it: [row] })
})

const keys = ['a', 'b', 'c', 'constructor', 'toString'] as const
const key = fc.constantFrom(...keys)
const cell = fc.oneof(fc.string(), fc.double(), fc.integer())
const anyAnswer: fc.Arbitrary<Answers[string]> = fc.oneof(
  fc.constant(null),
  fc.double(),
  fc.string(),
  fc.array(fc.constantFrom('a', 'b', 'x')),
  fc.array(fc.integer()),
  fc.array(fc.record({ item: fc.string(), amount: fc.option(fc.double()), note: fc.string() })),
  fc.array(
    fc.record({ name: fc.string(), organisation: fc.string(), title: fc.string(), task: fc.string() }),
  ),
  fc.array(fc.dictionary(key, cell)),
)
const anyAnswers: fc.Arbitrary<Answers> = fc.dictionary(key, anyAnswer, { noNullPrototype: true })
const anyField: fc.Arbitrary<Field> = fc
  .record({
    base: fc.constantFrom<Field>(text, number, one, many, date, table, file, members, budget, {
      ...common,
      kind: 'heading',
    }),
    isRequired: fc.boolean(),
    isIdentifying: fc.boolean(),
    condition: fc.option(
      fc.record({ field: key, values: fc.array(fc.constantFrom('a', 'b'), { minLength: 1 }) }),
    ),
  })
  .map(({ base, ...rest }) => ({ ...base, ...rest }))
/** Keys are told apart, as those of a form are. */
const anyFields = fc
  .uniqueArray(fc.tuple(key, anyField), { selector: ([name]) => name })
  .map(pairs => pairs.map(([name, field]): Field => ({ ...field, key: name })))

describe('whatever was answered', () => {
  test('it can be checked, told apart and made one text', () =>
    fc.assert(
      fc.property(anyFields, anyAnswers, anyAnswers, (fields, answers, before) => {
        for (const issue of issuesOf(fields, answers)) expect(issue.path).toMatch(/^answers\.\w/)
        differenceOf(fields, before, answers)
        expect(differenceOf(fields, answers, answers)).toEqual([])
        JSON.parse(canonicalOf(fields, answers))
        withoutIdentifying(fields, answers)
      }),
      drawn(300, 100_000),
    ))

  test('the canonical text does not hang on the order of keys', () =>
    fc.assert(
      fc.property(anyFields, anyAnswers, (fields, answers) => {
        const reversed = Object.fromEntries(Object.entries(answers).toReversed())
        expect(canonicalOf(fields, reversed)).toBe(canonicalOf(fields, answers))
      }),
      drawn(300, 100_000),
    ))

  test('what is not asked is neither missing, nor wrong, nor in the canonical text', () =>
    fc.assert(
      fc.property(anyFields, anyAnswers, (fields, answers) => {
        const shown = new Set(shownFields(fields, answers).map(field => field.key))
        for (const missing of missingOf(fields, answers)) expect(shown).toContain(missing)
        for (const { path } of issuesOf(fields, answers)) expect(shown).toContain(path.split('.')[1])
        for (const name of Object.keys(JSON.parse(canonicalOf(fields, answers))))
          expect(shown).toContain(name)
      }),
      drawn(300, 100_000),
    ))
})

test('as many fields as a form may have can be added', () => {
  let fields: Field[] = []
  while (fields.length < mostFields) fields = [...fields, newField('text', fields)]
  expect(new Set(fields.map(({ key: name }) => name)).size).toBe(mostFields)
})
