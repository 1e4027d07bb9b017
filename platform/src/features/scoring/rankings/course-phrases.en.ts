import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './course-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  byRank: 'Rank by day',
  byScore: 'Best score by day',
  day: 'Day',
  none: 'There are no daily leaderboards yet.',
  rank: 'Rank',
  score: 'Score',
}
