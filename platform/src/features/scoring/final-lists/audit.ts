import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    'final-list': { zh: '最终名次', en: 'Final ranks' },
  },
  actions: {
    'final-list.confirm': { zh: '确认最终名次', en: 'Confirm the final ranks' },
    'final-list.withdraw': { zh: '撤回最终名次', en: 'Withdraw the final ranks' },
    'final-list.revise': { zh: '最终名次有变化', en: 'Final ranks changed' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'scoring/final-lists': typeof audit
  }
}
