import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './editing-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Help and terms',
  lead: 'Four public documents. Save drafts at any time; published versions never change, and older ones stay available.',
  columns: { document: 'Document', version: 'Current version', published: 'Published', state: 'Status' },
  none: 'Not published',
  number: number => `Version ${number}`,
  changed: 'Unpublished changes',
  upToDate: 'Up to date',
  name: 'Title',
  bodyZh: 'Body · Chinese',
  bodyEn: 'Body · English',
  open: 'View public page',
  publish: 'Publish a new version',
  publishHint:
    'Publishes the saved draft. It cannot be changed afterwards, only replaced by a newer version.',
  saveFirst: 'Save the draft first',
  nothingNew: 'No changes since the current version',
  note: 'What changed',
  noteHint: 'One or two sentences, shown to readers.',
  asksConsent: 'Ask people for consent',
  asksConsentHint:
    'Until they agree, signed-in users can browse but not join, submit or post. Use it only for changes to rights and obligations.',
  doPublish: 'Publish',
  needNote: 'Enter what changed, in both languages.',
  published: 'New version published.',
  versions: 'Published versions',
  by: name => `Published by ${name}`,
  agreed: count => `${count} agreed`,
}
