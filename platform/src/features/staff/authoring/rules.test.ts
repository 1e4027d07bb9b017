import { expect, test } from 'vitest'
import { longestTitle } from '../../competing/competitions/authored-rules.ts'
import { copyTitle, nextSteps, type Check } from './rules.ts'

test('a copy is told from what it copies, however long its title is', () => {
  expect(copyTitle('Seeds', ' (copy)')).toBe('Seeds (copy)')
  const long = copyTitle('长'.repeat(longestTitle), '（副本）')
  expect(long).toHaveLength(longestTitle)
  expect(long.endsWith('长（副本）')).toBe(true)
})

const needs = (page: Check['page'], isDone: boolean, isNeeded = true): Check => ({
  key: page === 'rounds' ? 'rounds' : 'summary',
  round: null,
  page,
  isDone,
  isNeeded,
})
const appeals = { page: 'appeals', text: '2 appeals' }
const queue = { page: 'submissions', text: '9 waiting', only: 'menu' as const }
const ranks = { page: 'final-list', text: 'Confirm the ranks', only: 'steps' as const }
const late = { page: '', text: 'Not published yet' }
const some = [needs('basics', true), needs('rounds', true), needs('faq', false, false)]

test.each([
  // What the competition itself says better is not said twice, nor what settles itself.
  ['draft', [needs('basics', false), needs('rounds', false)], [late, queue], ['basics', 'rounds']],
  ['draft', some, [late], ['publish', 'faq']],
  ['scheduled', some, [], ['faq']],
  ['in_service', some, [appeals, ranks], ['appeals', 'final-list', 'faq']],
  // A round that has begun and cannot be scored comes before all that waits.
  ['in_service', [needs('scoring', false), ...some], [appeals, ranks], ['scoring', 'appeals', 'final-list']],
  ['out_service', [needs('scoring', false), ...some], [ranks], ['final-list']],
  ['out_service', some, [queue], []],
] as const)('what is next of %s', (state, checks, waiting, expected) => {
  const steps = nextSteps({ state, checks, waiting })
  expect(steps.map(step => (step.kind === 'publish' ? 'publish' : step.page))).toEqual(expected)
})
