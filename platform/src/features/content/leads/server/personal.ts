import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  lead: {
    user_id: {
      gives: ['id', 'organisation', 'name', 'email', 'phone', 'need', 'budget', 'state', 'created_at'],
      leaving: 'delete',
    },
  },
  lead_note: { author_id: 'deed' },
})
