import type { Translated } from '../../base/web/words.ts'
import type { phrases as zh } from './unveil.zh.ts'

export const phrases: Translated<typeof zh> = {
  menu: 'Open challenges',
  home: 'Home',
  about: 'About us',
  bids: 'Open challenges',
  talent: 'Experts',
}
