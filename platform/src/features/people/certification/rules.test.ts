import { expect, test } from 'vitest'
import { isCreditCode, isForeignNumber, isIdNumber, photoFormatOf, plainNumber } from './rules.ts'

const now = new Date('2026-11-25T00:00:00Z')

test.each([
  ['11010519491231002X', true, 'the example of GB 11643-1999'],
  ['440524188001010014', false, 'born before anybody who lives'],
  ['110105194912310021', false, 'another check digit'],
  ['11010519491231002', false, 'too short'],
  ['110105199002300017', false, 'the 30th of February'],
  ['110105202611260013', false, 'not born yet'],
  ['990105194912310020', false, 'no such province'],
  ['11010519491231002x', false, 'not in its plain form'],
])('%s is an identity number: %s (%s)', (number, is) => expect(isIdNumber(number, now)).toBe(is))

test('every digit and every swap of neighbours is checked', () => {
  const number = '11010519491231002X'
  for (let at = 0; at < 17; at++)
    for (let digit = 0; digit < 10; digit++)
      if (String(digit) !== number[at])
        expect(isIdNumber(number.slice(0, at) + digit + number.slice(at + 1), now)).toBe(false)
})

test.each([
  ['91350100M000100Y43', true, 'the example of GB 32100-2015'],
  ['91350100M000100Y44', false, 'another check digit'],
  ['9135O100M000100Y43', false, 'a letter that is not used'],
  ['91350100M000100Y4', false, 'too short'],
])('%s is a credit code: %s (%s)', (code, is) => expect(isCreditCode(code)).toBe(is))

test.each([
  ['E12345678', true],
  ['AB12', false],
  ['PASSPORT', false],
  ['E1234567.', false],
])('%s can be the number of a passport: %s', (number, is) => expect(isForeignNumber(number)).toBe(is))

test('numbers are compared as they are read, not as they are typed', () =>
  expect(plainNumber(' １１０１０５ 19491231-002x ')).toBe('11010519491231002X'))

test('a photo is what its first bytes say', () => {
  const of = (...bytes: number[]) => photoFormatOf(Uint8Array.from(bytes))
  expect(of(0xff, 0xd8, 0xff, 0xe0)).toBe('jpg')
  expect(of(0x89, 0x50, 0x4e, 0x47)).toBe('png')
  expect(of(0x42, 0x4d)).toBe('bmp')
  expect(of(0x3c, 0x73, 0x76, 0x67)).toBeUndefined()
})
