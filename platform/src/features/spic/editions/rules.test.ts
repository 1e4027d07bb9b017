import { expect, test } from 'vitest'
import { fieldsOf } from '../../../../test/stage-spic.ts'
import { currentOf, editionState, endingTooEarly, lacksOf, type EditionState } from './rules.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const windows = {
  signup_starts_at: at(10),
  signup_ends_at: at(20),
  submit_starts_at: at(25),
  submit_ends_at: at(30),
}

test.each<[number, EditionState]>([
  [9, 'coming'],
  [10, 'signup'],
  [20, 'waiting'],
  [25, 'submitting'],
  [30, 'reviewing'],
  [40, 'ended'],
])('on day %i it is %s', (day, state) =>
  expect(editionState({ ...windows, results_at: at(40) }, at(day))).toBe(state),
)

test('while both windows are open it can be signed up to', () =>
  expect(editionState({ ...windows, submit_starts_at: at(12), results_at: null }, at(15))).toBe('signup'))

test.each<[[number, EditionState][], number | undefined]>([
  [[], undefined],
  [
    [
      [2024, 'ended'],
      [2025, 'reviewing'],
      [2026, 'coming'],
    ],
    2025,
  ],
  [
    [
      [2024, 'ended'],
      [2026, 'coming'],
      [2027, 'coming'],
    ],
    2026,
  ],
  [
    [
      [2025, 'ended'],
      [2024, 'ended'],
    ],
    2025,
  ],
])('of %o %s is shown first', (editions, year) =>
  expect(currentOf(editions.map(([of, state]) => ({ year: of, state })))?.year).toBe(year),
)

const forms = fieldsOf('x')
const whole = {
  nameZh: '名',
  nameEn: 'Name',
  summaryZh: '要',
  summaryEn: 'Summary',
  bodyZh: '文',
  bodyEn: 'Body',
  signupStartsAt: at(10).toISOString(),
  signupEndsAt: at(20).toISOString(),
  submitStartsAt: at(15).toISOString(),
  submitEndsAt: at(30).toISOString(),
  tracks: [{ nameZh: '赛道', nameEn: 'Track' }],
}
const [first] = forms.signup

test.each<[string, Partial<typeof whole>, Partial<typeof forms>, string[]]>([
  ['nothing', {}, {}, []],
  ['a text and a time', { bodyEn: ' ' }, {}, ['bodyEn']],
  ['tracks', { tracks: [] }, {}, ['tracks']],
  ['a name of a track', { tracks: [{ nameZh: '赛道', nameEn: '' }] }, {}, ['tracks.0.nameEn']],
  ['anything to propose', {}, { proposal: forms.proposal.slice(0, 1) }, ['forms.proposal']],
  [
    'a language of a form',
    {},
    { signup: first ? [{ ...first, label: { zh: '题', en: '' } }] : [] },
    ['forms.signup'],
  ],
])('before it is published it lacks %s', (_, value, change, lacks) =>
  expect(lacksOf({ ...whole, ...value }, { ...forms, ...change })).toEqual(lacks),
)

test.each<[Partial<typeof whole>, string[]]>([
  [{}, []],
  [{ signupEndsAt: whole.signupStartsAt }, ['signupEndsAt']],
  [{ submitEndsAt: whole.submitStartsAt }, ['submitEndsAt']],
  // Who signs up last could not submit.
  [{ submitEndsAt: at(19).toISOString() }, ['submitEndsAt']],
  [{ submitEndsAt: whole.signupEndsAt }, []],
])('with %o %o end too early', (change, ends) =>
  expect(endingTooEarly({ ...whole, ...change })).toEqual(ends),
)
