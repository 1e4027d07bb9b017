import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    discussion: { zh: '讨论', en: 'Discussions' },
  },
  subjects: {
    discussion_post: { zh: '讨论回复', en: 'Reply' },
    discussion_thread: { zh: '讨论主题', en: 'Discussion' },
  },
  actions: {
    'discussion.lock': { zh: '锁定讨论', en: 'Lock a discussion' },
    'discussion.pin': { zh: '置顶讨论', en: 'Pin a discussion' },
    'discussion.remove': { zh: '删除帖子', en: 'Remove a post' },
    'discussion.reports-dismissed': { zh: '忽略举报', en: 'Dismiss reports' },
    'discussion.reports-removed': { zh: '按举报删除帖子', en: 'Remove a reported post' },
    'discussion.unlock': { zh: '解除讨论锁定', en: 'Unlock a discussion' },
    'discussion.unpin': { zh: '取消讨论置顶', en: 'Unpin a discussion' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'community/discussions': typeof audit
  }
}
