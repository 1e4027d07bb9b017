import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    submission: { zh: '提交', en: 'Submissions' },
  },
  subjects: {
    submission: { zh: '提交', en: 'Submission' },
  },
  actions: {
    'submission.adjust': { zh: '调整成绩', en: 'Adjust a score' },
    'submission.export': { zh: '导出提交', en: 'Export submissions' },
    'submission.restore': { zh: '恢复提交', en: 'Restore a submission' },
    'submission.tries': { zh: '增加提交次数', en: 'Give more submissions' },
    'submission.unadjust': { zh: '撤销成绩调整', en: 'Undo an adjustment' },
    'submission.void': { zh: '作废提交', en: 'Void a submission' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'scoring/submissions': typeof audit
  }
}
