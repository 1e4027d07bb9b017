import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: { learning: { zh: '学习路径', en: 'Learning paths' } },
  subjects: { 'learning-path': { zh: '学习路径', en: 'Learning path' } },
  actions: {
    'learning.add': { zh: '新建学习路径', en: 'Create a learning path' },
    'learning.save': { zh: '修改学习路径', en: 'Change a learning path' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'content/learning': typeof audit
  }
}
