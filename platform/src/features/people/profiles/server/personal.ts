import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  user_education: {
    user_id: {
      gives: ['school_name', 'major_name', 'degree', 'start_on', 'end_on', 'created_at'],
      leaving: 'delete',
    },
  },
  user_industry: { user_id: { gives: ['industry_code', 'sort'], leaving: 'delete' } },
  user_skill: { user_id: { gives: ['name', 'created_at'], leaving: 'delete' } },
})
