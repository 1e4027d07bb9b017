import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: { posting: { zh: '职位', en: 'Jobs' } },
  subjects: {
    posting: { zh: '职位', en: 'Job' },
    'job-application': { zh: '职位申请', en: 'Application for a job' },
  },
  actions: {
    'posting.add': { zh: '新建职位', en: 'Add a job' },
    'posting.save': { zh: '修改职位', en: 'Change a job' },
    'posting.decide': { zh: '更改申请的状态', en: 'Change the state of an application' },
    'posting.read-cv': { zh: '下载简历', en: 'Download a résumé' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'content/jobs': typeof audit
  }
}
