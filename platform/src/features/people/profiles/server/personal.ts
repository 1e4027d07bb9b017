import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  user_education: {
    user_id: {
      gives: ['school_name', 'major_name', 'degree', 'start_on', 'end_on', 'created_at'],
      leaving: 'delete',
    },
  },
  user_accomplishment: {
    user_id: {
      gives: ['kind', 'name', 'organization', 'got_on', 'description', 'created_at'],
      leaving: 'delete',
    },
  },
  user_company: {
    user_id: {
      gives: ['company_name', 'job_name', 'industry_code', 'staff', 'website', 'introduction', 'updated_at'],
      leaving: 'delete',
    },
  },
  user_industry: { user_id: { gives: ['industry_code', 'sort'], leaving: 'delete' } },
  user_skill: { user_id: { gives: ['name', 'created_at'], leaving: 'delete' } },
  user_work: {
    user_id: {
      gives: ['company_name', 'job_name', 'start_on', 'end_on', 'created_at'],
      leaving: 'delete',
    },
  },
})
