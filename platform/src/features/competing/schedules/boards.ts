import { localize, type Lang, type Localized } from '../../../base/web/language.ts'

/** One of several boards of a round: its key, which is in its submissions and addresses and stays, and its name. */
export type SubBoard = Localized & { key: string }

/** How a round keeps its boards: their keys in order, and what they are called. */
export type KeptBoards = { subRanks: readonly string[]; subRankNames: readonly SubBoard[] }

/** The boards of a round that has several, in their order. One that was never named goes by its key. */
export const boardsOf = ({ subRanks, subRankNames }: KeptBoards): SubBoard[] =>
  subRanks.map(key => subRankNames.find(name => name.key === key) ?? { key, zh: key, en: key })

/** The same in one language, as calls tell it. */
export const boardNames = (kept: KeptBoards, lang: Lang): { key: string; name: string }[] =>
  boardsOf(kept).map(board => ({ key: board.key, name: localize(board, lang) }))

/** What a board is called; the one board of a round that has no others is called nothing. */
export const boardName = (
  boards: readonly { key: string; name: string }[] | undefined,
  key: string,
): string => boards?.find(board => board.key === key)?.name ?? key

/** How boards are kept. A new one comes without a key and gets its first name for one, or what is free beside it. */
export function keptBoards(boards: readonly SubBoard[]): { subRanks: string[]; subRankNames: SubBoard[] } {
  const taken = new Set(boards.map(board => board.key))
  const subRankNames = boards.map(board => {
    if (board.key !== '') return board
    const name = board.zh || board.en
    let key = name
    for (let next = 2; taken.has(key); next++) key = `${name.slice(0, 56)} ${next}`
    taken.add(key)
    return { ...board, key }
  })
  return { subRanks: subRankNames.map(board => board.key), subRankNames }
}

/** What submissions to a round may be for: one of its boards, or the one without a name that a round without them has. */
export const boardKeys = ({ subRanks }: { subRanks: readonly string[] }): readonly string[] =>
  subRanks.length === 0 ? [''] : subRanks

/** The board of a round that goes by this key, without one its first; undefined when it has no such board. */
export function boardOfRound(schedule: { subRanks: readonly string[] }, key = ''): string | undefined {
  const boards = boardKeys(schedule)
  return key === '' ? boards[0] : boards.find(board => board === key)
}

const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** Whether two boards could not be told apart, in either language or by their keys. */
export const hasBoardTwice = (boards: readonly SubBoard[]): boolean =>
  (['zh', 'en', 'key'] as const).some(part => {
    const said = boards.map(board => nameKey(board[part])).filter(text => text !== '')
    return new Set(said).size < said.length
  })
