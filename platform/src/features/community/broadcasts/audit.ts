import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    broadcast: { zh: '群发通知', en: 'Broadcasts' },
  },
  actions: {
    'broadcast.send': { zh: '群发通知', en: 'Send a broadcast' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'community/broadcasts': typeof audit
  }
}
