import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './editing-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Help and terms',
  lead: 'Four public documents. Drafts can be saved at any time; a published version never changes, and older ones stay readable.',
  columns: { document: 'Document', version: 'Present version', published: 'Published', state: 'State' },
  none: 'Not published',
  number: number => `Version ${number}`,
  changed: 'Unpublished changes',
  upToDate: 'Up to date',
  name: 'Title',
  bodyZh: 'Text · Chinese',
  bodyEn: 'Text · English',
  open: 'See the public page',
  publish: 'Publish a new version',
  publishHint:
    'The saved draft is published. It cannot be changed afterwards, only followed by a newer version.',
  saveFirst: 'Save the draft first',
  nothingNew: 'Nothing has changed since the present version',
  note: 'What changed',
  noteHint: 'In a sentence or two; readers see it.',
  asksConsent: 'Ask people for consent',
  asksConsentHint:
    'Until they agree, people who are logged in can read but not sign up, submit or post. Only for changes of rights and duties.',
  doPublish: 'Publish',
  needNote: 'Say what changed, in both languages.',
  published: 'The new version is published.',
  versions: 'Published versions',
  by: name => `Published by ${name}`,
  agreed: count => `${count} agreed`,
}
