import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Help',
  description: 'About the platform, frequent questions, terms of service and privacy policy.',
  documents: 'Help and terms',
  tabs: { about: 'About us', faq: 'FAQ', service: 'Terms of service', privacy: 'Privacy policy' },
  search: 'Search help and terms',
  searchTitle: words => `Search for “${words}”`,
  found: count => `Found: ${count}`,
  none: 'Nothing found',
  noneHint: 'Try other words, or simply tell us.',
  noMeans: 'Clear the search',
  ask: 'Feedback',
  version: (number, day) => `Version ${number} · published ${day}`,
  older: 'This is an older version',
  olderText: 'It no longer holds and is here to be looked up.',
  newest: 'See the present version',
  versions: 'All versions',
  asksConsent: 'Asks for consent',
  agreed: day => `You agreed to this version on ${day}.`,
  more: 'Not what you were looking for?',
}
