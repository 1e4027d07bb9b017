import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  // What is sealed is seen on the page of the certification, and nowhere else.
  certification: {
    user_id: {
      gives: ['kind', 'certificate_type', 'country', 'state', 'submitted_at', 'decided_at', 'reason'],
      leaving: 'delete',
    },
    first_by: 'deed',
    decided_by: 'deed',
  },
  // With the key goes all that was ever sealed under it, in old backups as well.
  person_key: { user_id: { gives: [], leaving: 'delete' } },
})
