import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  actions: {
    'competition.baseline': { zh: '添加基线', en: 'Add a baseline' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'scoring/baselines': typeof audit
  }
}
