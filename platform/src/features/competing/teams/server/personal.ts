import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  team_event: { actor_id: 'deed', subject_id: 'deed' },
  team_invitation: { made_by: { gives: ['team_id', 'created_at', 'expires_at'], leaving: 'delete' } },
  team_member: { user_id: { gives: ['competition_id', 'team_id', 'role', 'joined_at'], leaving: 'keep' } },
  team_request: {
    user_id: {
      gives: ['kind', 'competition_id', 'team_id', 'message', 'state', 'created_at', 'decided_at'],
      leaving: 'delete',
    },
    decided_by: 'deed',
  },
})
