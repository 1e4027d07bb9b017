import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  agreement_history: { replaced_by: 'deed' },
  competition: { created_by: 'deed' },
  competition_access: { user_id: { gives: ['competition_id', 'granted_at'], leaving: 'delete' } },
})
