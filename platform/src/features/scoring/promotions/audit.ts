import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    promotion: { zh: '晋级', en: 'Promotions' },
  },
  actions: {
    'promotion.add': { zh: '晋级队伍', en: 'Promote a team' },
    'promotion.top': { zh: '晋级前若干名', en: 'Promote the top teams' },
    'promotion.withdraw': { zh: '取消晋级', en: 'Withdraw a promotion' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'scoring/promotions': typeof audit
  }
}
