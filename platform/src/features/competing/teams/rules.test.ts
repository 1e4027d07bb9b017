import { describe, expect, test } from 'vitest'
import { unseen } from '../../../../test/unseen.ts'
import { isMisleading } from '../../../base/misleading.ts'
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

describe('a name made to be read as another', () => {
  test.each([
    'Вluе rіver',
    'Βlue river',
    'blue\u202erevir',
    'a\u2066b',
    'раypal',
    'Ꮯoco',
    'ոova',
    `Z${'\u0334'.repeat(9)}algo`,
  ])('%j is refused', name => expect(isMisleading(name)).toBe(true))

  test.each([
    'Blue river',
    'Синяя река',
    'Команда AI',
    'α-β Team',
    'µTorrent',
    'Ναῦς 7',
    '蓝河 River',
    '👩\u200d🚀',
    'فريق 1',
    'Ἀθῆναι',
    'སྒྲུབས',
    'Phở bò',
    'Nguyễn Thị Thưởng'.normalize('NFD'),
    'မျှော်လင့်ချက်',
    'ကြွေးကြော်သံ',
    'น้ำผึ้ง กู้ภัย',
    'བསྒྲུབས་རྒྱལ།',
    'लक्ष्मी राष्ट्रीय',
  ])('%j is not', name => expect(isMisleading(name)).toBe(false))
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
