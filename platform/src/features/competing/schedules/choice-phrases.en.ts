import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './choice-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  list: (name: string) => `${name === 'A' ? 'Public' : 'Private'} leaderboard`,
  round: 'Round',
  board: 'Public and private leaderboards',
  subRank: 'Leaderboard',
}
