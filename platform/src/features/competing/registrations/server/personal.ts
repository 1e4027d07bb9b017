import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  registration: {
    user_id: {
      gives: ['competition_id', 'agreement_version', 'source', 'created_at', 'entry', 'state', 'decided_at'],
      leaving: { blank: { entry: '{}' } },
    },
    invited_by: 'deed',
    decided_by: 'deed',
  },
})
