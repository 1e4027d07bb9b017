import { expect, test } from 'vitest'
import { isOpen, isPdf, skillsIn } from './rules.ts'

test.each([
  ['Python, SQL', ['Python', 'SQL']],
  ['时间序列、Python，python；', ['时间序列', 'python']],
  ['ＳＱＬ, SQL', ['SQL']],
  [' ,， ', []],
])('%s are the skills %j', (typed, skills) => expect(skillsIn(typed)).toEqual(skills))

test('one applies until the last moment and not in it', () => {
  const closesAt = new Date('2026-12-01T00:00:00Z')
  expect([
    isOpen({ closesAt: null }, closesAt),
    isOpen({ closesAt }, new Date(closesAt.getTime() - 1)),
    isOpen({ closesAt }, closesAt),
  ]).toEqual([true, true, false])
})

test.each([
  ['%PDF-1.7', true],
  ['%PDF', false],
  ['<html>%PDF-', false],
])('%s begins a PDF: %s', (head, is) => expect(isPdf(new TextEncoder().encode(head))).toBe(is))
