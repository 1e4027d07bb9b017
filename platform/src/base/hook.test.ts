import { expect, test } from 'vitest'
import { defineHook } from './hook.ts'

test('a hook runs what is attached to it, and only one thing may be', () => {
  const double = defineHook<[count: number], number>('double')
  expect(() => double.run(1)).toThrow('nothing is attached')
  const twice = (count: number) => count * 2
  double.attach(twice)
  double.attach(twice)
  expect(double.run(2)).toBe(4)
  expect(() => double.attach(count => count + count)).toThrow('two attached')
})
