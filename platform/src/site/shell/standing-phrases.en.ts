import type { Translated } from '../../base/web/words.ts'
import type { phrases as zh } from './standing-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  unbound: {
    text: 'Your account has no verified email or phone number. Verify it before you join, submit or post.',
    bind: 'Verify now',
  },
  consent: {
    label: 'Updated terms',
    title: 'We have updated our terms',
    text: 'You can keep browsing, but cannot join, submit or post until you agree. Please read:',
    document: title => title,
    agree: 'I have read them and agree',
  },
}
