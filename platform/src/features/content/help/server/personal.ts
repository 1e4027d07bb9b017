import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  feedback: {
    user_id: {
      gives: ['kind', 'body', 'page', 'contact', 'created_at', 'state', 'answer', 'answered_at'],
      file: { name: 'picture_name', sha256: 'picture_sha256', size: 'picture_size' },
      leaving: 'delete',
    },
    answered_by: 'deed',
  },
  // That somebody agreed, and to what, is known for as long as what they did here stands.
  help_consent: { user_id: { gives: ['version_id', 'agreed_at'], leaving: 'keep' } },
  help_version: { published_by: 'deed' },
})
