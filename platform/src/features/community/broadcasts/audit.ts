import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    broadcast: { zh: '公告', en: 'Announcements' },
  },
  actions: {
    'broadcast.send': { zh: '发送公告', en: 'Send an announcement' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'community/broadcasts': typeof audit
  }
}
