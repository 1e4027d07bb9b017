import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: { lead: { zh: '合作意向', en: 'Inquiries' } },
  subjects: { lead: { zh: '合作意向', en: 'Inquiry' } },
  actions: {
    'lead.move': { zh: '更改合作意向的状态', en: 'Change the state of an inquiry' },
    'lead.note': { zh: '添加跟进记录', en: 'Add a note to an inquiry' },
    'lead.delete': { zh: '删除合作意向', en: 'Delete an inquiry' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'content/leads': typeof audit
  }
}
