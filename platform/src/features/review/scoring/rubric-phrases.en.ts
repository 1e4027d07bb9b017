import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './rubric-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Rubric',
  lead: 'Each track has criteria of its own. The total is of 100: the share of points given, by weight.',
  crumb: 'Rubric',
  tracks: 'Track',
  noTracks: 'This edition has no tracks yet',
  noTracksHint: 'Add tracks to the edition first, then set what they are scored by.',
  locked: n => `${plural(n, 'sheet')} of this track locked: the rubric can no longer change.`,
  criterion: n => `Criterion ${n}`,
  name: 'Name',
  help: 'Explanation',
  weight: 'Weight',
  weightHint: share => `${share}% of the total`,
  most: 'Maximum points',
  levels: 'Anchored levels',
  levelsHint: 'What a number of points means, shown below the criterion while scoring.',
  points: 'Points',
  level: n => `Level ${n}`,
  addLevel: 'Add level',
  removeLevel: 'Remove level',
  add: 'Add criterion',
  remove: 'Remove criterion',
  up: 'Move up',
  down: 'Move down',
  copy: 'Copy from another track',
  copyChoose: 'Choose a track',
  copyHint: 'Copying replaces all criteria here; nothing changes before you save.',
  source: (year, name) => `${year} · ${name}`,
  none: 'No criteria yet',
}
