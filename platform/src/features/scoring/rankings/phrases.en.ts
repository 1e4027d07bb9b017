import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Leaderboard',
  daily: 'Daily leaderboards',
  columns: {
    ranking: 'Rank',
    change: 'Change',
    sinceListA: 'vs. public',
    team: 'Team',
    maxScore: 'Best score',
    validSubmitCount: 'Entries',
    maxScoreSubmittedAt: 'Submitted',
  },
  up: (places: number) => `Up ${places}`,
  down: (places: number) => `Down ${places}`,
  same: 'No change',
  sinceListA: {
    up: (places: number) => `Up ${places} vs. the public leaderboard`,
    down: (places: number) => `Down ${places} vs. the public leaderboard`,
    same: 'Same rank as on the public leaderboard',
  },
  adjusted: 'Adjusted',
  adjustedHint: 'Set manually by the organizers, not computed by the scorer.',
  baseline: 'Baseline',
  own: 'Your team',
  gap: 'Gap to next rank',
  empty: 'No scores yet',
  emptyHint: 'Be the first to submit.',
  hidden: 'The private leaderboard is not revealed yet',
  hiddenHint: 'Competitors cannot see private scores until the reveal.',
  total: (count: string) => plural(count, 'team'),
  updated: (time: string) => `As of ${time}`,
  better: { maximize: 'Higher is better', minimize: 'Lower is better' },
  history: 'Your scores over time',
  time: 'Time',
  score: 'Score',
  suspicion: 'Suspect cheating, or think a rank is wrong?',
  appeal: 'File an appeal',
  notRanked: 'Unranked',
}
