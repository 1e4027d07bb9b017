import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  learning_progress: { user_id: { gives: ['step_id', 'done_at'], leaving: 'delete' } },
})
