import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  actions: {
    'competition.invite': { zh: '修改邀请设置', en: 'Change invitations' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'community/invites': typeof audit
  }
}
