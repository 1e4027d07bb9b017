import { describe, expect, test } from 'vitest'
import { unseen } from '../../../../test/unseen.ts'
import { isVisible, teamNameKey, teamNames } from './rules.ts'

describe('a name', () => {
  test.each(unseen)('of %s shows nothing', (_what, name) => expect(isVisible(name)).toBe(false))

  test.each(['a', '队', '7', '①', '!', '★', '👍', '👩‍🚀', '한글', 'عربي', 'e\u0301', '\u200ba', '🇨🇳', '⠿'])(
    '%s shows something',
    name => expect(isVisible(name)).toBe(true),
  )

  test.each([
    ['Deep\u2800Blue', 'deep blue'],
    ['Ｄｅｅｐ\u3000 Ｂｌｕｅ', 'deep blue'],
    ['\u202eDeep\u00ad Blue\u3164', 'deep blue'],
    ['ﬁne', 'fine'],
  ])('%s is unique as %s', (name, key) => expect(teamNameKey(name)).toBe(key))
})

describe('names for a team of one', () => {
  test.each([
    ['张伟', ['张伟', '张伟 23', '张伟 10023']],
    [' ', ['#10023', '#10023 23', '#10023 10023']],
    ['👍'.repeat(60), [50, 53, 56]],
  ])('%s', (userName, expected) => {
    const names = [...teamNames(userName, 10_023)]
    expect(typeof expected[0] === 'number' ? names.map(name => [...name].length) : names).toEqual(expected)
    expect(names.every(name => name.isWellFormed())).toBe(true)
  })
})
