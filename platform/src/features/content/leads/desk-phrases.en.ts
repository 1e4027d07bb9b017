import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './desk-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Enquiries',
  lead: 'Who would like to host a competition. Contact details are for editors and administrators alone.',
  states: { new: 'New', talking: 'In talks', agreed: 'Agreed', ended: 'Ended' },
  tab: (name, count) => `${name} (${count})`,
  state: 'State',
  columns: { organisation: 'Organisation', budget: 'Budget', sent: 'Sent' },
  empty: 'No enquiries here',
  emptyHint: 'What is sent from the page about hosting arrives under “New”, and editors get a notice.',
  contact: 'Contact',
  email: 'E-mail',
  phone: 'Phone',
  account: 'Account',
  language: 'Language it was sent in',
  need: 'Need',
  notes: 'Notes',
  noNotes: 'No notes yet.',
  note: 'New note',
  addNote: 'Add note',
  remove: 'Delete',
  removeTitle: 'Delete this enquiry?',
  removeText: 'Contact details and notes go with it, and cannot be brought back.',
  notice: organisation => `${organisation} would like to host a competition.`,
}
