import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  actions: {
    'competition.clone': { zh: '复制竞赛', en: 'Clone a competition' },
    'competition.publish': { zh: '发布竞赛', en: 'Publish a competition' },
    'competition.unpublish': { zh: '撤回竞赛为草稿', en: 'Unpublish a competition' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'staff/authoring': typeof audit
  }
}
