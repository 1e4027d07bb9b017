import type { Translated } from '../../base/web/words.ts'
import type { phrases as zh } from './standing-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  unbound: {
    text: 'Your account is missing an e-mail or phone number. Bind it before you sign up, submit or post.',
    bind: 'Bind it now',
  },
  consent: {
    label: 'Changed terms',
    title: 'Our terms have changed',
    text: 'You can go on reading, but not sign up, submit or post until you agree. Please read:',
    document: title => title,
    agree: 'I have read them and agree',
  },
}
