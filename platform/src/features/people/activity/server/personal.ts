import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  activity_event: {
    user_id: { gives: ['kind', 'competition_id', 'subject_id', 'detail', 'at'], leaving: 'delete' },
  },
})
