import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Leaderboard',
  daily: 'Daily leaderboards',
  columns: {
    ranking: 'Rank',
    change: 'Change',
    sinceListA: 'vs. list A',
    team: 'Team',
    maxScore: 'Best score',
    validSubmitCount: 'Valid submissions',
    maxScoreSubmittedAt: 'Best submitted',
  },
  up: (places: number) => `Up ${places}`,
  down: (places: number) => `Down ${places}`,
  same: 'No change',
  sinceListA: {
    up: (places: number) => `Up ${places} from list A`,
    down: (places: number) => `Down ${places} from list A`,
    same: 'Same place as on list A',
  },
  adjusted: 'Adjusted',
  adjustedHint: 'The organisers set this score by hand; the scorer did not compute it.',
  baseline: 'Baseline',
  own: 'Your team',
  gap: 'Gap to next',
  empty: 'No scores yet',
  emptyHint: 'Submit first and take the lead.',
  hidden: 'List B is not revealed yet',
  hiddenHint: 'Competitors cannot see list B scores until the reveal.',
  total: (count: string) => plural(count, 'team'),
  updated: (time: string) => `As of ${time}`,
  better: { maximize: 'Higher is better', minimize: 'Lower is better' },
  history: 'Your scores over time',
  time: 'Time',
  score: 'Score',
  suspicion: 'Suspect a team of cheating, or think a place is wrong?',
  appeal: 'Appeal',
  notRanked: 'Not ranked',
}
