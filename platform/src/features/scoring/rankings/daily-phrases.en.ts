import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './daily-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  day: 'Day',
  dayBefore: 'Previous day',
  dayAfter: 'Next day',
  dailyAbout: 'The leaderboard at the end of each day.',
  oldMetric: {
    title: (metric: string, better: string) => `Scores on this day use ${metric}. ${better}.`,
    since: (time: string) =>
      `The metric of this round was changed on ${time}, and all submissions were rescored. Earlier daily leaderboards keep the scores and ranks of their day, which cannot be compared with today’s.`,
  },
  course: {
    title: 'Ranks of the leading teams by day',
    from: (rank: number) => ` (started at rank ${rank})`,
  },
  noDays: 'No daily leaderboards yet. One is saved every midnight.',
}
