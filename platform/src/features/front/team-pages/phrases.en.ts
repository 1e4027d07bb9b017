import { plural } from '../../../base/web/plural.ts'
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
  solution: 'Solution',
  noSolution: 'The competition has ended. You can publish your solution now.',
  publish: 'Publish your solution',
  change: 'Edit your solution',
  votes: (count: string) => plural(count, 'vote'),
  replies: (count: string) => plural(count, 'reply', 'replies'),
  picture: {
    label: 'Share your rank',
    hint: 'Only what the leaderboard shows everyone: competition, team, rank, score and date.',
    download: 'Download picture',
    title: (team: string, rank: string, total: string) => `${team}: ranked ${rank} of ${total}`,
    score: (score: string) => `Score ${score}`,
  },
  code: 'Published code',
  noCode: 'This team has not published any code.',
}
