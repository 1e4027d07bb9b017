import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: { review_rubric: { zh: '评分标准', en: 'Rubrics' } },
  subjects: { spic_track: { zh: '征集赛道', en: 'Track of the pilot-project contest' } },
  actions: {
    'review_rubric.save': { zh: '修改评分标准', en: 'Change a rubric' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'review/scoring': typeof audit
  }
}
