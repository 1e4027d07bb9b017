import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './daily-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  day: 'Day',
  dayBefore: 'Previous day',
  dayAfter: 'Next day',
  dailyAbout: 'The leaderboard at the end of each day.',
  oldMetric: {
    title: (metric: string, better: string) => `Scores of this day are by ${metric}. ${better}.`,
    since: (time: string) =>
      `The metric of this round was changed on ${time} and all submissions were scored again. Boards of earlier days keep the scores and places of their time, which do not compare with today’s.`,
  },
  noDays: 'No daily leaderboards yet. One is saved every midnight.',
}
