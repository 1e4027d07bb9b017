import { expect, test } from 'vitest'
import { readTarget } from '../src/accounts.ts'
import { targetIn } from '../src/countries.ts'
import { delayAfter } from '../src/lockout.ts'
import { safeReturn } from '../src/returning.ts'
import { makeTurns } from '../src/turns.ts'
import { platform } from './browser.ts'

const own = [platform, 'http://localhost:3999']
test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'http://platform.test@evil.example/',
  'http://platform.test.evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  ' https://evil.example',
  '/\t/evil.example',
  'http://user:pw@platform.test/',
])('%j is no place to return to', address => expect(safeReturn(address, own)).toBeUndefined())
test.each([`${platform}/x?y#z`, 'http://localhost:3999/'])('%j is', address =>
  expect(safeReturn(address, own)).toBe(address),
)

test.each([
  ['A@B.org', { kind: 'email', value: 'a@b.org' }],
  ['138 0013 8000', { kind: 'phone', value: '+8613800138000' }],
  ['+44 20 7946 0958', { kind: 'phone', value: '+442079460958' }],
  ['１３８００１３８０００', { kind: 'phone', value: '+8613800138000' }],
  ['not an address', undefined],
  ['somebody,a@b.org', undefined],
  ['<a@b.org>', undefined],
  ['a@b.org(remark)', undefined],
  ['123', undefined],
])('%s is read', (text, target) => expect(readTarget(text)).toEqual(target))

test.each([
  ['07700 900123', '+44', '+447700900123'],
  ['+1 212 555 0100', '+44', '+12125550100'],
  ['138 0013 8000', '+86', '+8613800138000'],
  // What was chosen while the first digits were all there was.
  ['12345@qq.example', '+44', '12345@qq.example'],
])('%s beside %s is %s', (account, country, value) =>
  expect(targetIn({ account, country })?.value).toBe(value),
)

test.each([
  [0, 0],
  [4, 0],
  [5, 2_000],
  [6, 4_000],
  [20, 900_000],
])('after %i failures an account waits %i ms', (failures, wait) =>
  expect(delayAfter(failures, 'account')).toBe(wait),
)
test.each([
  [49, 0],
  [50, 2_000],
  [70, 900_000],
])('after %i failures an address waits %i ms', (failures, wait) =>
  expect(delayAfter(failures, 'address')).toBe(wait),
)

test('limits how many run at once per line, and runs all, also after a failure', async () => {
  const inTurn = makeTurns(3)
  let running = 0
  let most = 0
  const work = async (n: number) => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    running -= 1
    if (n === 2) throw new Error('failed')
    return n
  }
  const ended = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => inTurn('a', () => work(n))))
  expect([most, running, ended.filter(({ status }) => status === 'fulfilled').length]).toEqual([3, 0, 19])
})
