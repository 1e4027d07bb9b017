import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  actions: {
    'schedule.answers': { zh: '上传答案', en: 'Upload answers' },
    'schedule.file': { zh: '修改提交文件要求', en: 'Change the file format' },
    'schedule.metric': { zh: '修改评测指标', en: 'Change the metric' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'scoring/evaluation': typeof audit
  }
}
