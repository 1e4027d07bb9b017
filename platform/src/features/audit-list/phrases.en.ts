import type { Translated } from '../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Audit list',
  lead: 'Who did what and when. It only grows; no passwords, keys or scores before their reveal are in it.',
  actor: 'User id',
  action: 'Action',
  anyAction: 'Any action',
  allOf: group => `All of ${group}`,
  subject: 'Subject',
  subjectHint: 'Such as team, competition, schedule, user',
  subjectId: 'Subject’s id',
  from: 'From (UTC)',
  until: 'Until (UTC, exclusive)',
  apply: 'Filter',
  clear: 'Clear filters',
  columns: { at: 'Time (UTC)', actor: 'Who', action: 'Action', subject: 'Subject', detail: 'What' },
  system: 'System',
  older: 'Older entries',
  newest: 'Back to the newest',
  empty: 'No such entries',
  emptyHint: 'Loosen the filters.',
  detail: 'Details',
}
