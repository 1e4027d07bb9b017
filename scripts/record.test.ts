import { expect, test } from 'vitest'
import { record } from '../bench/record.ts'

const row = (path: string, figure: string) => ({ path, figure, floor: 'f', ratio: '–' })

test('what is not measured this time keeps its lines and their date', () => {
  const first = record(
    '',
    new Map([
      ['scoring', { rows: [row('a', '1')], notes: ['Two cores.'] }],
      ['boards', { rows: [row('b', '2')] }],
    ]),
    'First machine.',
    '2026-11-01',
  )
  const own = `${first}\n## What we make of it\n\nMuch.\n`
  const second = record(
    own,
    new Map([['boards', { rows: [row('b', '3')] }]]),
    'Second machine.',
    '2026-11-02',
  )
  expect(second).toContain('| a | 1 | f | – | 2026-11-01 |\n\nTwo cores.')
  expect(second).toContain('| b | 3 | f | – | 2026-11-02 |')
  expect(second).not.toContain('| b | 2 |')
  expect(second).toContain('Second machine.')
  expect(second).not.toContain('First machine.')
  expect(second).toContain('## What we make of it\n\nMuch.')
  expect(record(second, new Map(), 'Second machine.', '2026-11-03')).toBe(second)
})
