import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    inbox: { zh: '私信', en: 'Messages' },
  },
  subjects: {
    conversation_report: { zh: '私信举报', en: 'Report of a conversation' },
  },
  actions: {
    'inbox.report-acted': { zh: '处理私信举报', en: 'Act on a reported conversation' },
    'inbox.report-dismissed': { zh: '忽略私信举报', en: 'Dismiss a reported conversation' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'people/inbox': typeof audit
  }
}
