import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  job_application: {
    user_id: {
      gives: ['posting_id', 'name', 'contact', 'message', 'cv_name', 'state', 'consented_at', 'created_at'],
      file: { name: 'cv_name', sha256: 'cv_sha256', size: 'cv_size' },
      leaving: 'delete',
    },
  },
  talent: {
    user_id: { gives: ['site_id', 'headline', 'skills', 'consented_at'], leaving: 'delete' },
  },
})
