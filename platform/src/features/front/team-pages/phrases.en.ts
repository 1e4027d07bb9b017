import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: name => `Team ${name}`,
  lead: (name, competition) => `Members, ranks and trend of ${name} in ${competition}.`,
  own: 'Your team',
  manage: 'Manage your team',
  since: day => `Formed ${day}`,
  baseline: 'A baseline of the organizers, unranked.',
  members: 'Members',
  captain: 'Captain',
  standings: 'Standings',
  columns: { round: 'Round', list: 'Leaderboard', rank: 'Rank', score: 'Best score', at: 'Submitted' },
  of: total => `/ ${total}`,
  unranked: 'Unranked',
  none: 'No scores yet',
  noneHint: 'This team has no valid submission yet.',
  course: 'Trend',
  code: 'Published code',
  noCode: 'This team has not published any code.',
}
