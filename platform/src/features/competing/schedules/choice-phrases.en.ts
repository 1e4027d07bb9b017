import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './choice-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  list: (name: string) => `List ${name}`,
  round: 'Round',
  board: 'List A and list B',
  subRank: 'Board',
}
