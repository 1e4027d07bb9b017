import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  // Shown as done, so that nobody leaves twice.
  account_deletion: { user_id: { gives: ['asked_at', 'due_at'], leaving: 'keep' } },
  own_data_download: { user_id: { gives: ['created_at', 'expires_at'], leaving: 'delete' } },
})
