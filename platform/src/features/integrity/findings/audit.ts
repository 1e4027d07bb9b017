import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    integrity: { zh: '诚信检查', en: 'Integrity checks' },
  },
  subjects: {
    integrity_finding: { zh: '诚信发现', en: 'Finding' },
  },
  actions: {
    'integrity.dismiss': { zh: '把诚信发现标为没有问题', en: 'Dismiss a finding' },
    'integrity.found': { zh: '诚信检查有新发现', en: 'Integrity check found something' },
    'integrity.reopen': { zh: '重新判断诚信发现', en: 'Reopen a finding' },
    'integrity.run': { zh: '发起诚信检查', en: 'Start an integrity check' },
    'team.ban': { zh: '取消参赛资格', en: 'Disqualify a team' },
    'team.unban': { zh: '恢复参赛资格', en: 'Reinstate a team' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'integrity/findings': typeof audit
  }
}
