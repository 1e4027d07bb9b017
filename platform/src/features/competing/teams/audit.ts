import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    team: { zh: '队伍', en: 'Teams' },
  },
  subjects: {
    team: { zh: '队伍', en: 'Team' },
  },
  actions: {
    'team.dissolve': { zh: '解散队伍', en: 'Dissolve a team' },
    'team.export': { zh: '导出队伍', en: 'Export teams' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'competing/teams': typeof audit
  }
}
