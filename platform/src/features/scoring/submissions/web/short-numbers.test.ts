import { expect, test } from 'vitest'
import { shortAmong } from './parts/short-numbers.ts'

test.each([
  ['alike in their decimals', [0.5, 0.75, 12], ['0.50', '0.75', '12.00']],
  ['cut to eight digits', [0.123456789, 0.5], ['0.12345679', '0.50000000']],
  [
    'apart where eight digits are the same',
    [0.1234567891, 0.1234567892, 0.5],
    ['0.1234567891', '0.1234567892', '0.50000000'],
  ],
  ['apart to the last digit', [0.3, 0.1 + 0.2], ['0.3', '0.30000000000000004']],
  ['apart beside a power of ten', [1.00000000001e-7, 1e-7, 0.5], ['1.00000000001e-7', '1e-7', '0.5']],
  ['the same where they are equal', [0.25, 0.25], ['0.25', '0.25']],
  ['large', [123456789012, 123456789013], ['123456789012', '123456789013']],
])('numbers beside each other are %s', (_how, values, texts) => {
  const shown = shortAmong(values)
  expect(values.map(value => shown(value))).toEqual(texts)
})
