import { expect, test } from 'vitest'
import { boardName, boardNames, boardOfRound, boardsOf, hasBoardTwice, keptBoards } from './boards.ts'

const students = { key: '学生组', zh: '学生组', en: 'Students' }

test('boards are named in the reader’s language, in their order; one that was never named goes by its key', () => {
  const kept = { subRanks: ['开放组', '学生组'], subRankNames: [students] }
  expect(boardsOf(kept)).toEqual([{ key: '开放组', zh: '开放组', en: '开放组' }, students])
  const english = boardNames(kept, 'en-US')
  expect(english.map(board => board.name)).toEqual(['开放组', 'Students'])
  expect(boardNames(kept, 'zh-CN').map(board => board.name)).toEqual(['开放组', '学生组'])
  expect(['学生组', '没有的', ''].map(key => boardName(english, key))).toEqual(['Students', '没有的', ''])
})

test('a new board gets a key that no other has, and keeps it under another name', () => {
  const { subRanks, subRankNames } = keptBoards([
    { key: '学生组', zh: '高校组', en: 'Universities' },
    { key: '', zh: '学生组', en: 'Students' },
    { key: '', zh: '开放组', en: 'Open' },
  ])
  expect(subRanks).toEqual(['学生组', '学生组 2', '开放组'])
  expect(keptBoards(subRankNames)).toEqual({ subRanks, subRankNames })
})

test.each([
  ['the same in English', [students, { key: 'b', zh: '开放组', en: 'students ' }], true],
  ['the same in Chinese', [students, { key: 'b', zh: '学生组', en: 'Open' }], true],
  ['the same key', [students, { key: '学生组', zh: '开放组', en: 'Open' }], true],
  [
    'two new ones',
    [
      { ...students, key: '' },
      { key: '', zh: '开放组', en: 'Open' },
    ],
    false,
  ],
] as const)('boards with %s', (_what, boards, isTwice) => expect(hasBoardTwice(boards)).toBe(isTwice))

test('a board is asked for by its key, and without one it is the first', () => {
  const round = { subRanks: ['甲', '乙'] }
  expect(['', '乙', '丙'].map(key => boardOfRound(round, key))).toEqual(['甲', '乙', undefined])
  expect(['', '甲'].map(key => boardOfRound({ subRanks: [] }, key))).toEqual(['', undefined])
})
