import type { Translated } from '../../base/web/words.ts'
import type { phrases as zh } from './consent-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  label: 'Changed terms',
  title: 'Our terms have changed',
  text: 'You can go on reading, but not sign up, submit or post until you agree. Please read:',
  document: title => title,
  agree: 'I have read them and agree',
}
