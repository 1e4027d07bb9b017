import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './desk-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Inquiries',
  lead: 'Organizations that want to host a competition. Only editors and administrators see contact details.',
  states: { new: 'New', talking: 'In talks', agreed: 'Agreed', ended: 'Ended' },
  tab: (name, count) => `${name} (${count})`,
  state: 'Status',
  columns: { organisation: 'Organization', budget: 'Budget', sent: 'Received' },
  empty: 'No inquiries here',
  emptyHint: 'Inquiries from the hosting page arrive under “New”, and editors are notified.',
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  account: 'Account',
  language: 'Submitted in',
  need: 'Need',
  notes: 'Notes',
  noNotes: 'No notes yet.',
  note: 'New note',
  addNote: 'Add note',
  remove: 'Delete',
  removeTitle: 'Delete this inquiry?',
  removeText: 'Contact details and notes are deleted with it. This cannot be undone.',
  notice: organisation => `${organisation} wants to host a competition.`,
}
