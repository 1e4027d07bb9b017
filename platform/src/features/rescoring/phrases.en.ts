import type { Translated } from '../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  change: 'Change metric or columns',
  title: 'Re-score with a new metric or columns',
  lead: 'The new settings are tried on a shadow board first: check how ranks would change, then switch. Until then participants see no change, and new submissions are scored by the current settings.',
  round: 'Round',
  noSetting: 'This round has no scoring settings yet',
  noSettingHint: 'While there are no scores, set the metric, answers and result file format under Scoring.',
  toScoring: 'Go to scoring',
  metric: 'New metric',
  file: 'New result file format',
  fileHint:
    'Existing submissions are checked against these columns. Files that lack them cannot be re-scored.',
  answers: 'Answers',
  answersHint:
    'If the current answers lack these columns, upload new ones on this page, then choose them here.',
  unfit: 'The new metric cannot read such result files, so no submission could be scored.',
  missing: 'The answers do not have these columns:',
  start: 'Start re-scoring',
  settings: 'Changed scoring settings',
  now: 'Now',
  before: 'Before',
  after: 'After the switch',
  sql: 'Custom SQL',
  columns: 'Columns',
  directions: { maximize: 'Higher is better', minimize: 'Lower is better' },
  adjusted: {
    title: count =>
      count === '1'
        ? '1 score was set by hand in the old metric'
        : `${count} scores were set by hand in the old metric`,
    text: 'Numbers of the two metrics cannot be compared. Choose what the switch does with them; the shadow board below follows your choice.',
    choose: 'Scores set by hand',
    none: 'Choose',
    keep: 'Keep the numbers set by hand',
    drop: 'Use the scores of the new metric',
    needed: 'Choose what happens to the scores set by hand first.',
  },
}
