import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: { help: { zh: '帮助与条款', en: 'Help and terms' }, feedback: { zh: '意见反馈', en: 'Feedback' } },
  subjects: {
    help_document: { zh: '帮助文档', en: 'Help document' },
    feedback: { zh: '反馈', en: 'Feedback' },
  },
  actions: {
    'help.save': { zh: '修改文档草稿', en: 'Change the draft of a document' },
    'help.publish': { zh: '发布文档新版本', en: 'Publish a version of a document' },
    'feedback.answer': { zh: '答复反馈', en: 'Answer feedback' },
    'feedback.close': { zh: '关闭反馈', en: 'Close feedback' },
    'feedback.reopen': { zh: '重新打开反馈', en: 'Reopen feedback' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'content/help': typeof audit
  }
}
