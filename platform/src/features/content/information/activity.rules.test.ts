import { expect, test } from 'vitest'
import {
  activityStateOf,
  cancellationDenied,
  missingOfActivity,
  mustWait,
  signUpDenied,
  signupStateOf,
} from './activity.rules.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour))
const times = { startsAt: at(10), endsAt: at(12), cancelledAt: null }
const window = { signupFrom: at(2), signupUntil: at(9) }

test.each([
  [9, 'upcoming'],
  [10, 'running'],
  [12, 'past'],
])('at %i it is %s', (hour, state) => expect(activityStateOf(times, at(hour))).toBe(state))

test.each([
  [1, 'before', 'e409311'],
  [2, 'open', undefined],
  [9, 'closed', 'e409312'],
  [12, 'closed', 'e409313'],
] as const)('at %i sign-up is %s', (hour, state, code) => {
  expect(signupStateOf(window, at(hour))).toBe(state)
  expect(signUpDenied(true, { ...times, ...window }, at(hour))?.code).toBe(code)
})

test.each([9, 10, 12])('at %i nobody signs up for what was called off', hour => {
  const cancelled = { ...times, ...window, cancelledAt: at(3) }
  expect(activityStateOf(cancelled, at(hour))).toBe('cancelled')
  expect(signUpDenied(true, cancelled, at(hour))?.code).toBe('e409364')
})

test.each([
  [true, null, true, 5, undefined],
  [true, null, true, 11, undefined],
  [true, null, true, 12, 'e409313'],
  [true, null, false, 5, 'e409366'],
  [true, at(3), true, 5, 'e409364'],
  [false, at(3), true, 5, undefined],
  // What was withdrawn after it was called off can be taken back before it is shown again.
  [false, at(3), false, 5, undefined],
  [false, at(3), true, 12, 'e409313'],
  [false, null, true, 5, 'e409365'],
] as const)(
  'to be called off %s, called off %s, public %s, at %i: %s',
  (isWanted, cancelledAt, isPublic, hour, code) =>
    expect(cancellationDenied({ ...times, cancelledAt }, { isPublic, isWanted, now: at(hour) })?.code).toBe(
      code,
    ),
)

test('without a window nobody signs up, and visitors log in first', () => {
  const none = { ...times, signupFrom: null, signupUntil: null }
  expect(signUpDenied(true, none, at(3))?.code).toBe('e409310')
  expect(signUpDenied(false, { ...times, ...window }, at(3))?.code).toBe('e40101')
})

test.each([
  [null, 99, 0, false],
  [2, 1, 0, false],
  [2, 2, 0, true],
  [2, 1, 1, true],
])('of %s places %i taken and %i waiting: waits %s', (capacity, taken, waiting, waits) =>
  expect(mustWait({ capacity, taken }, waiting)).toBe(waits),
)

const section = { titleZh: '题', titleEn: 'Title', bodyZh: '文', bodyEn: 'Text' }
test.each([
  [null, ['activity']],
  [{ placeZh: '', placeEn: '', onlineUrl: null, sections: [] }, ['place']],
  [{ placeZh: '京', placeEn: '', onlineUrl: 'https://a.example', sections: [] }, ['place']],
  [{ placeZh: '', placeEn: '', onlineUrl: 'https://a.example', sections: [section] }, []],
  [{ placeZh: '京', placeEn: 'B', onlineUrl: null, sections: [{ ...section, bodyEn: ' ' }] }, ['sections']],
])('missing of %#', (value, missing) => expect(missingOfActivity(value)).toEqual(missing))
