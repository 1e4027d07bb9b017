import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  // What is sealed is for certifiers alone.
  certification: {
    user_id: {
      gives: ['kind', 'certificate_type', 'country', 'state', 'submitted_at', 'decided_at', 'reason'],
      leaving: 'delete',
    },
    first_by: 'deed',
    decided_by: 'deed',
  },
  // With the key goes all that was sealed under it. Older backups hold it still, wrapped under the master key of their time.
  person_key: { user_id: { gives: [], leaving: 'delete' } },
})
