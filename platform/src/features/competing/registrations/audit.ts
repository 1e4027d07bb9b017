import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    participant: { zh: '报名', en: 'Participants' },
  },
  actions: {
    'participant.approve': { zh: '通过报名', en: 'Approve a participant' },
    'participant.export': { zh: '导出报名名单', en: 'Export participants' },
    'participant.refuse': { zh: '拒绝报名', en: 'Decline a participant' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'competing/registrations': typeof audit
  }
}
