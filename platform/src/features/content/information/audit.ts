import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    information: { zh: '资讯', en: 'News' },
  },
  subjects: {
    article: { zh: '文章或活动', en: 'Article or activity' },
  },
  actions: {
    'information.cancel': { zh: '取消活动', en: 'Cancel an event' },
    'information.create': { zh: '新建文章', en: 'Create an article' },
    'information.publish': { zh: '发布文章', en: 'Publish an article' },
    'information.reinstate': { zh: '恢复已取消的活动', en: 'Reinstate an event' },
    'information.save': { zh: '修改文章', en: 'Change an article' },
    'information.save-activity': { zh: '修改活动安排', en: 'Change an event’s time and place' },
    'information.schedule': { zh: '定时发布文章', en: 'Schedule an article' },
    'information.withdraw': { zh: '撤下文章', en: 'Withdraw an article' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'content/information': typeof audit
  }
}
