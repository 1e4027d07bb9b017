import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    appeal: { zh: '申诉', en: 'Appeals' },
  },
  subjects: {
    appeal: { zh: '申诉', en: 'Appeal' },
  },
  actions: {
    'appeal.answer': { zh: '答复申诉', en: 'Answer an appeal' },
    'appeal.reject': { zh: '驳回申诉', en: 'Reject an appeal' },
    'appeal.review': { zh: '受理申诉', en: 'Start an appeal review' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'community/appeals': typeof audit
  }
}
