import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  // What was published of somebody stays until an editor takes it off; it leads to no account any more.
  expert: {
    user_id: {
      gives: [
        'kind',
        'name_zh',
        'name_en',
        'position_zh',
        'organisation_zh',
        'summary_zh',
        'body_zh',
        'is_published',
      ],
      leaving: { blank: { user_id: null } },
    },
  },
  expert_application: {
    user_id: {
      gives: [
        'kind',
        'name',
        'position',
        'organisation',
        'statement',
        'created_at',
        'decided_at',
        'is_accepted',
        'reason',
      ],
      leaving: 'delete',
    },
    decided_by: 'deed',
  },
})
