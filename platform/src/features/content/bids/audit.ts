import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: { need: { zh: '揭榜', en: 'Open challenges' } },
  subjects: { need: { zh: '揭榜需求', en: 'Challenge' } },
  actions: {
    'need.save': { zh: '修改揭榜需求', en: 'Change a challenge' },
    'need.submit': { zh: '提交揭榜需求', en: 'Submit a challenge' },
    'need.recall': { zh: '撤回揭榜需求', en: 'Withdraw a challenge' },
    'need.delete': { zh: '删除揭榜需求草稿', en: 'Delete the draft of a challenge' },
    'need.return': { zh: '退回揭榜需求', en: 'Return a challenge' },
    'need.publish': { zh: '发布揭榜需求', en: 'Publish a challenge' },
    'need.select': { zh: '提前截止揭榜', en: 'Close a challenge early' },
    'need.award': { zh: '确定中榜', en: 'Award a proposal' },
    'need.close': { zh: '关闭揭榜需求', en: 'Close a challenge' },
    'need.take-down': { zh: '下架揭榜需求', en: 'Take down a challenge' },
    'need.put-back': { zh: '恢复揭榜需求', en: 'Restore a challenge' },
    'need.remove-question': { zh: '移除揭榜需求的提问', en: 'Remove a question about a challenge' },
    'need.remove-answer': { zh: '移除揭榜需求的回答', en: 'Remove an answer about a challenge' },
    'need.shortlist': { zh: '更改入围', en: 'Change the shortlist' },
    'need.answer': { zh: '回答揭榜需求的问题', en: 'Answer a question about a challenge' },
    'need.admit': { zh: '处理查阅申请', en: 'Decide an access request' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'content/bids': typeof audit
  }
}
