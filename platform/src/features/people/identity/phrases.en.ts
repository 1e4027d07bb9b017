import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Access tokens',
  about:
    'Scripts and the command line use a token instead of a password. A token is shown only once. Keep it safe, and revoke it when you no longer need it.',
  name: 'Name',
  needName: 'Enter a name.',
  make: 'Create a token',
  token: 'Token',
  copy: 'Copy',
  copied: 'Copied',
  made: 'Token created. Copy it now; it will not be shown again:',
  created: (time: string) => `Created ${time}`,
  used: (time: string) => `Last used ${time}`,
  neverUsed: 'Never used',
  revoke: 'Revoke',
  empty: 'No tokens yet',
  emptyHint: 'Create one when a script needs to call the API.',
  list: 'Your tokens',
  settings: {
    title: 'Settings',
    about: 'Your profile, privacy, notifications and account.',
    change: {
      email: { name: 'Change email', about: 'Verify the new one; you stay signed in' },
      phone: { name: 'Change phone', about: 'Verify the new one; you stay signed in' },
    },
    bind: {
      email: {
        name: 'Verify email',
        about: 'Not added yet. Used to sign in, notify you and recover your account',
      },
      phone: {
        name: 'Verify phone',
        about: 'Not added yet. Used to sign in, notify you and recover your account',
      },
    },
  },
}
