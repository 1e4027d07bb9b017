import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  feedback: {
    user_id: {
      gives: [
        'kind',
        'body',
        'page',
        'contact',
        'screenshot',
        'created_at',
        'state',
        'answer',
        'answered_at',
      ],
      leaving: 'delete',
    },
    answered_by: 'deed',
  },
  // That somebody agreed, and to what, is known for as long as what they did here stands.
  help_consent: { user_id: { gives: ['version_id', 'agreed_at'], leaving: 'keep' } },
  help_version: { published_by: 'deed' },
})
