import type { Translated } from '../../base/web/words.ts'
import type { phrases as zh } from './not-built-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'This page is being built',
  text: 'It is planned but not finished yet.',
  back: 'Back to home',
}
