import type { Translated } from '../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Baselines',
  lead: 'Submissions of your own to compare with. They stand on the board, marked as baselines and without a rank; windows and quotas do not apply to them.',
  add: 'Hand in a baseline',
  name: 'Name',
  nameHint:
    'Shown on the board, for example “Always the majority class”. A baseline of the same name shows its best score.',
  round: 'Round',
  list: 'List',
  lists: { A: 'List A', B: 'List B' },
  subRank: 'Group',
  noSubRank: 'No group',
  file: 'Choose a result file or drop it here',
  hint: 'As participants would submit it',
  noFile: 'Choose a file first.',
  noName: 'Name it first.',
  submit: 'Hand in and score',
  done: 'Handed in; it is being scored.',
  failed: 'It was not handed in',
  refresh: 'Refresh',
  listed: 'Baselines handed in',
  empty: 'No baselines yet',
  emptyHint: 'One simple baseline tells participants whether their results are any good.',
  columns: { name: 'Name', state: 'State', scoreA: 'List A', scoreB: 'List B', at: 'Handed in' },
  hidden: 'Until the reveal only organisers see scores of list B.',
}
