import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    rescore: { zh: '重新评分', en: 'Rescoring' },
  },
  actions: {
    'rescore.cancel': { zh: '放弃重新评分', en: 'Cancel a rescoring' },
    'rescore.retry': { zh: '重试失败的重新评分', en: 'Retry a rescoring' },
    'rescore.start': { zh: '发起重新评分', en: 'Start a rescoring' },
    'rescore.switch': { zh: '切换到新成绩', en: 'Switch to the new scores' },
    'submission.rescore': { zh: '重新评一个提交', en: 'Rescore one submission' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'scoring/rescoring': typeof audit
  }
}
