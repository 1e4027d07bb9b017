import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    'source-code': { zh: '代码', en: 'Code' },
  },
  subjects: {
    code_comment: { zh: '代码评论', en: 'Code comment' },
    code_procedure: { zh: '代码', en: 'Code' },
  },
  actions: {
    'source-code.publish': { zh: '公开代码', en: 'Publish code' },
    'source-code.remove-comment': { zh: '删除代码评论', en: 'Remove a code comment' },
    'source-code.unpublish': { zh: '收回公开的代码', en: 'Unpublish code' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'community/source-code': typeof audit
  }
}
