import { expect, test } from 'vitest'
import { longestTitle } from '../../competing/competitions/authored-rules.ts'
import { copyTitle } from './rules.ts'

test('a copy is told from what it copies, however long its title is', () => {
  expect(copyTitle('Seeds', ' (copy)')).toBe('Seeds (copy)')
  const long = copyTitle('长'.repeat(longestTitle), '（副本）')
  expect(long).toHaveLength(longestTitle)
  expect(long.endsWith('长（副本）')).toBe(true)
})
