import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  // Shown as done, so that nobody leaves twice.
  account_deletion: { user_id: { gives: ['asked_at', 'due_at'], leaving: 'keep' } },
  // Deleted within the hour as any that has expired, with its documents in the storage.
  own_data_download: {
    user_id: { gives: ['created_at', 'expires_at'], leaving: { blank: { expires_at: '1970-01-01' } } },
  },
})
