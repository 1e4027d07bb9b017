import type { Translated } from '../../base/web/words.ts'
import type { phrases as zh } from './standing-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  unbound: {
    texts: {
      email: 'Your account has no verified email. Verify one before you join, submit or post.',
      phone: 'Your account has no verified phone number. Verify one before you join, submit or post.',
      either:
        'Your account has no verified email or phone number. Verify one of them before you join, submit or post.',
      both: 'Your account has no verified email and phone number. Verify both before you join, submit or post.',
    },
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
