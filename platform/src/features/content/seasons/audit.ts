import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: { season: { zh: '赛季', en: 'Seasons' } },
  subjects: { season: { zh: '赛季', en: 'Season' } },
  actions: {
    'season.add': { zh: '新建赛季', en: 'Create a season' },
    'season.save': { zh: '修改赛季', en: 'Change a season' },
    'season.award': { zh: '评定赛季奖项', en: 'Decide a season award' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'content/seasons': typeof audit
  }
}
