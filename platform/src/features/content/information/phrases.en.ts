import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'News',
  description: 'Platform news and competition events.',
  about: { info: 'Articles on rules, scoring and how the platform works.', activity: 'Competition events.' },
  info: 'Articles',
  activity: 'Events',
  all: 'All',
  empty: 'Nothing here yet',
  emptyHint: 'New articles and events will appear here.',
  kinds: 'News types',
  back: 'All news',
}
