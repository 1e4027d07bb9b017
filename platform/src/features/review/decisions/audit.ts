import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: { spic_result: { zh: '试点项目结果', en: 'Results of pilot projects' } },
  subjects: { spic_result: { zh: '试点项目结果', en: 'Results of an edition' } },
  actions: {
    'spic_result.plan': { zh: '生成答辩安排', en: 'Plan the defenses' },
    'spic_result.slot': { zh: '安排一场答辩', en: 'Set a defense' },
    'spic_result.unslot': { zh: '取消一场答辩安排', en: 'Remove a defense' },
    'spic_result.tell': { zh: '通知答辩安排', en: 'Tell teams when they defend' },
    'spic_result.publish': { zh: '公布评审结果', en: 'Publish the results' },
    'spic_result.archive': { zh: '下载整届归档', en: 'Download the archive of an edition' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'review/decisions': typeof audit
  }
}
