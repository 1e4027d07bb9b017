import type { Translated } from '../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'News',
  description: 'What is new on the platform, and activities around competitions.',
  about: { info: 'Articles: rules, scoring, how things are done.', activity: 'Events around competitions.' },
  info: 'Articles',
  activity: 'Activities',
  all: 'All',
  empty: 'Nothing here yet',
  emptyHint: 'New articles and activities appear here.',
  kinds: 'Kinds of news',
  back: 'All news',
}
