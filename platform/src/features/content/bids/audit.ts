import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: { need: { zh: '揭榜', en: 'Calls for bids' } },
  subjects: { need: { zh: '揭榜需求', en: 'Call for bids' } },
  actions: {
    'need.save': { zh: '修改揭榜需求', en: 'Change a call for bids' },
    'need.submit': { zh: '提交揭榜需求', en: 'Submit a call for bids' },
    'need.recall': { zh: '撤回揭榜需求', en: 'Take a call for bids back' },
    'need.delete': { zh: '删除揭榜需求草稿', en: 'Delete the draft of a call for bids' },
    'need.return': { zh: '退回揭榜需求', en: 'Return a call for bids' },
    'need.publish': { zh: '发布揭榜需求', en: 'Publish a call for bids' },
    'need.select': { zh: '提前截止揭榜', en: 'End the bidding early' },
    'need.award': { zh: '确定中榜', en: 'Award a bid' },
    'need.close': { zh: '关闭揭榜需求', en: 'Close a call for bids' },
    'need.take-down': { zh: '下架揭榜需求', en: 'Take a call for bids down' },
    'need.put-back': { zh: '恢复揭榜需求', en: 'Put a call for bids back' },
    'need.remove-question': { zh: '移除揭榜需求的提问', en: 'Remove a question about a call for bids' },
    'need.remove-answer': { zh: '移除揭榜需求的回答', en: 'Remove an answer about a call for bids' },
    'need.shortlist': { zh: '更改入围', en: 'Change the shortlist' },
    'need.answer': { zh: '回答揭榜需求的问题', en: 'Answer a question about a call for bids' },
    'need.admit': { zh: '处理查阅申请', en: 'Let somebody read the details' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'content/bids': typeof audit
  }
}
