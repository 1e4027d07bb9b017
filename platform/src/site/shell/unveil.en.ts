import type { Translated } from '../../base/web/words.ts'
import type { phrases as zh } from './unveil.zh.ts'

export const phrases: Translated<typeof zh> = {
  menu: 'Call for bids',
  home: 'Home',
  about: 'About us',
  bids: 'Call for bids',
  talent: 'Expert talent',
}
