import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './reveal-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Reveal',
  lead: 'Only organizers see the private leaderboard until it is revealed. A reveal takes effect for everyone immediately and cannot be undone.',
  noListB: 'This round has no private leaderboard: the public one is final.',
  revealed: (time: string) => `Revealed ${time}`,
  planned: (time: string) => `Will be revealed ${time}`,
  hidden: 'Not revealed',
  from: (time: string) => `No earlier than ${time}`,
  counts: (teams: string, submissions: string) =>
    `${plural(teams, 'team')}, ${plural(submissions, 'submission')}`,
  waiting: (count: string) => `${plural(count, 'submission')} not scored yet`,
  now: 'Reveal now',
  at: 'Schedule reveal',
  noTime: 'Choose a time first.',
  time: 'When',
  unplan: 'Cancel scheduled reveal',
  nowTitle: (round: string) => `Reveal the private leaderboard of “${round}” now?`,
  becomes: 'Everyone will see:',
  becomesList: {
    board: 'The full private leaderboard: each team’s rank, best score, submission count and time',
    own: 'For each team, the private score of every submission of its own',
    places: 'The private leaderboard first when they open the Leaderboard tab',
  },
  stays: 'No one will see:',
  staysList: {
    answers: 'The answers',
    others: 'Other teams’ individual submissions and files',
    gone: 'Disqualified teams and voided submissions',
  },
  told: (teams: string) => `Members of ${plural(teams, 'team')} will be notified. A reveal cannot be undone.`,
  seeBoard: 'Preview the private leaderboard (organizers only)',
  seeRevealed: 'View the private leaderboard',
  ladder: 'Ladder mechanism',
  ladderOn:
    'On. The public leaderboard moves only on a clear improvement, so probing it gives next to nothing away.',
  ladderOff: 'Off. The public leaderboard shows every score as it is.',
  ladderSet: 'Turn on the ladder',
  ladderUnset: 'Turn off the ladder',
}
