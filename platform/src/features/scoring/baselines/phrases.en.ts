import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Baselines',
  lead: 'Your own submissions for comparison. They appear on the leaderboard as baselines, unranked, and are exempt from submission windows and limits.',
  add: 'Submit a baseline',
  name: 'Name',
  nameHint:
    'Shown on the leaderboard, for example “Always the majority class”. If you reuse a name, its best score is shown.',
  round: 'Round',
  list: 'Leaderboard',
  lists: { A: 'Public leaderboard', B: 'Private leaderboard' },
  subRank: 'Separate leaderboard',
  file: 'Choose a submission file or drop it here',
  hint: 'Same format as participants’ submissions',
  noFile: 'Choose a file first.',
  noName: 'Enter a name first.',
  submit: 'Submit and score',
  done: 'Submitted. It is being scored.',
  failed: 'Not submitted',
  refresh: 'Refresh',
  listed: 'Submitted baselines',
  empty: 'No baselines yet',
  emptyHint: 'A simple baseline gives participants something to beat.',
  columns: {
    name: 'Name',
    state: 'Status',
    scoreA: 'Public score',
    scoreB: 'Private score',
    at: 'Submitted',
  },
  hidden: 'Only organizers see private scores until the reveal.',
}
