import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Baselines',
  lead: 'Your own submissions for comparison. They appear on the leaderboard as baselines, without a rank, and are exempt from windows and limits.',
  add: 'Submit a baseline',
  name: 'Name',
  nameHint:
    'Shown on the leaderboard, for example “Always the majority class”. If you reuse a name, its best score is shown.',
  round: 'Round',
  list: 'List',
  lists: { A: 'List A', B: 'List B' },
  subRank: 'Group',
  file: 'Choose a result file or drop it here',
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
  columns: { name: 'Name', state: 'Status', scoreA: 'List A', scoreB: 'List B', at: 'Submitted' },
  hidden: 'Only organisers see list B scores until the reveal.',
}
