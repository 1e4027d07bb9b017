import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  access_trace: { user_id: { gives: ['kind', 'first_at', 'last_at', 'days'], leaving: 'delete' } },
  api_token: {
    user_id: { gives: ['name', 'created_at', 'last_used_at', 'revoked_at'], leaving: 'delete' },
  },
  // Kept so that what was done to others can be explained; where from is forgotten with the account.
  audit_entry: {
    actor_id: {
      gives: ['at', 'action', 'subject', 'subject_id', 'address'],
      leaving: { blank: { address: null } },
    },
  },
  former_user_name: { user_id: { gives: ['user_name', 'changed_at'], leaving: 'delete' } },
  session: {
    user_id: {
      gives: ['created_at', 'last_seen_at', 'expires_at', 'address', 'user_agent'],
      leaving: 'delete',
    },
  },
  user_role: {
    user_id: { gives: ['role', 'competition_id', 'granted_at'], leaving: 'delete' },
    granted_by: 'deed',
  },
})
