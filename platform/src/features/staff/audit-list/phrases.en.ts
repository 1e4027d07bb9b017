import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Audit log',
  lead: 'Who did what, and when. Entries are never changed or deleted, and contain no passwords, keys or unrevealed scores.',
  actor: 'User ID',
  action: 'Action',
  anyAction: 'Any action',
  allOf: group => `${group}: any action`,
  subject: 'Subject',
  anySubject: 'Any subject',
  subjectId: 'Subject ID',
  from: 'From (UTC)',
  until: 'Before (UTC)',
  apply: 'Filter',
  clear: 'Clear filters',
  columns: { at: 'Time (UTC)', actor: 'Who', action: 'Action', subject: 'Subject', detail: 'Details' },
  system: 'System',
  empty: 'No matching entries',
  older: 'Older entries',
  emptyHint: 'Try fewer filters.',
  detail: 'Details',
}
