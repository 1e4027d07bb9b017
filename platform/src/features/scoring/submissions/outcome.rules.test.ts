import { expect, test } from 'vitest'
import { compareScores } from './outcome.rules.ts'

const told = { direction: 'maximize', precision: 3, score: 0.8, before: 0.7, best: 0.8, ahead: 0.9 } as const

test.each([
  ['the first', { before: null }, { change: 'first', difference: null, bestBefore: null }],
  ['a better one', {}, { change: 'better', difference: '0.100', bestBefore: '0.700' }],
  ['a worse one', { before: 0.95 }, { change: 'worse', difference: '0.150', bestBefore: '0.950' }],
  ['better where less is better', { direction: 'minimize', before: 0.95 }, { change: 'better' }],
  ['worse where less is better', { direction: 'minimize' }, { change: 'worse', difference: '0.100' }],
  ['better by less than is shown', { before: 0.79999 }, { change: 'better', difference: '1.0e-5' }],
  ['worse by less than is shown', { before: 0.8004 }, { change: 'worse', difference: '4.0e-4' }],
  ['as good as the one before', { before: 0.8 }, { change: 'same', difference: '0.000' }],
  ['the gap of the full numbers', { best: 0.80049, ahead: 0.80251 }, { best: '0.800', gapToNext: '0.002' }],
  ['nobody before it', { ahead: null }, { gapToNext: null }],
  ['not on the board', { best: null, ahead: null }, { best: null, gapToNext: null }],
] as const)('%s', (_, more, expected) => {
  expect(compareScores({ ...told, ...more })).toMatchObject(expected)
})
