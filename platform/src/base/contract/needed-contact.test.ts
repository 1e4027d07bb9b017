import { expect, test } from 'vitest'
import { missingContact, unboundFault, type Binding, type NeededContact } from './needed-contact.ts'

const nobody = { emailBound: false, phoneBound: false }
const byEmail = { emailBound: true, phoneBound: false }
const byPhone = { emailBound: false, phoneBound: true }
const byBoth = { emailBound: true, phoneBound: true }

test.each<[Binding[], (NeededContact | undefined)[]]>([
  // Demands, and what is missing of somebody with: nothing, an email, a phone, both.
  [['none'], [undefined, undefined, undefined, undefined]],
  [['email'], ['email', undefined, 'email', undefined]],
  [['phone'], ['phone', 'phone', undefined, undefined]],
  [['either'], ['either', undefined, undefined, undefined]],
  [['both'], ['both', 'phone', 'email', undefined]],
  // A competition asks on top of the installation.
  [
    ['email', 'phone'],
    ['both', 'phone', 'email', undefined],
  ],
  [
    ['email', 'either'],
    ['email', undefined, 'email', undefined],
  ],
  [
    ['none', 'either'],
    ['either', undefined, undefined, undefined],
  ],
])('of %o is missing: %o', (demands, missing) =>
  expect([nobody, byEmail, byPhone, byBoth].map(who => missingContact(who, ...demands))).toEqual(missing),
)

test('the refusal names what is missing under the one code that the spec has', () => {
  expect(unboundFault('email')).toMatchObject({ code: 'UNBOUND_PHONE_OR_EMAIL', zh: '请先绑定邮箱。' })
  expect(unboundFault('both').zh).toContain('手机号和邮箱')
})
