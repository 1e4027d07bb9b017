import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    job: { zh: '后台任务', en: 'Jobs' },
  },
  subjects: {
    job: { zh: '后台任务', en: 'Job' },
  },
  actions: {
    'job.drop': { zh: '删除后台任务', en: 'Delete a job' },
    'job.retry': { zh: '重试后台任务', en: 'Retry a job' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'staff/health': typeof audit
  }
}
