import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: { job: { zh: '职位', en: 'Jobs' } },
  subjects: {
    job: { zh: '职位', en: 'Job' },
    'job-application': { zh: '职位申请', en: 'Application for a job' },
  },
  actions: {
    'job.add': { zh: '新建职位', en: 'Add a job' },
    'job.save': { zh: '修改职位', en: 'Change a job' },
    'job.decide': { zh: '更改申请的状态', en: 'Change the state of an application' },
    'job.read-cv': { zh: '下载简历', en: 'Download a CV' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'content/jobs': typeof audit
  }
}
