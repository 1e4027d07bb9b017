import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  add: 'Bookmark',
  kept: 'Bookmarked',
  login: 'Sign in to bookmark',
  count: count => (count === '1' ? '1 person bookmarked this' : `${count} people bookmarked this`),
}
