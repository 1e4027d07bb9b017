import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Help',
  description: 'About the platform, FAQ, terms of service and privacy policy.',
  documents: 'Help and terms',
  tabs: { about: 'About us', faq: 'FAQ', service: 'Terms of service', privacy: 'Privacy policy' },
  search: 'Search help and terms',
  searchTitle: words => `Search for “${words}”`,
  found: count => `${count} found`,
  none: 'Nothing found',
  noneHint: 'Try other words, or send us feedback.',
  noMeans: 'Clear search',
  ask: 'Feedback',
  version: (number, day) => `Version ${number} · published ${day}`,
  older: 'This is an older version',
  olderText: 'It is no longer in effect and is kept for reference.',
  newest: 'View current version',
  versions: 'All versions',
  asksConsent: 'Consent required',
  agreed: day => `You agreed to this version on ${day}.`,
  more: 'Did not find what you need?',
}
