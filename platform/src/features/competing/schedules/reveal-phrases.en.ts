import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './reveal-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Reveal',
  lead: 'Only organisers see list B until it is revealed. A reveal takes effect for everyone at once and cannot be undone.',
  noListB: 'This round has no list B. List A is final.',
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
  nowTitle: (round: string) => `Reveal list B of “${round}” now?`,
  becomes: 'Everyone will see:',
  becomesList: {
    board: 'All of list B: each team’s rank, best score, submission count and time',
    own: 'Each team’s own list B score for every submission',
    places: 'List B first on the ranking page',
  },
  stays: 'Nobody will see:',
  staysList: {
    answers: 'The answers',
    others: 'Other teams’ individual submissions and files',
    gone: 'Disqualified teams and void submissions',
  },
  told: (teams: string) => `Members of ${plural(teams, 'team')} will be notified. A reveal cannot be undone.`,
  seeBoard: 'Preview list B (organisers only)',
  seeRevealed: 'View list B',
  ladder: 'Ladder',
  ladderOn: 'On. List A changes only on a clear improvement, so probing reveals next to nothing.',
  ladderOff: 'Off. List A shows scores as they are.',
  ladderSet: 'Turn on ladder',
  ladderUnset: 'Turn off ladder',
}
