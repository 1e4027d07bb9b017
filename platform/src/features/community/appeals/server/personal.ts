import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  appeal: {
    author_id: {
      gives: ['competition_id', 'team_id', 'body', 'state', 'created_at', 'answer', 'answered_at'],
      leaving: 'keep',
    },
    answered_by: 'deed',
  },
})
