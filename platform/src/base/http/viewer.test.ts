import { expect, test } from 'vitest'
import { isBound } from './viewer.ts'

test.each([
  ['both', [true, false, false, false]],
  ['email', [true, true, false, false]],
  ['phone', [true, false, true, false]],
  ['none', [true, true, true, true]],
] as const)('with %s required, those bound to both, e-mail, phone, neither pass: %j', (required, wanted) => {
  const people = [
    { emailBound: true, phoneBound: true },
    { emailBound: true, phoneBound: false },
    { emailBound: false, phoneBound: true },
    { emailBound: false, phoneBound: false },
  ]
  expect(people.map(person => isBound(person, required))).toEqual(wanted)
})
