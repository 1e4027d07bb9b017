import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    review_round: { zh: '项目评审', en: 'Review of proposals' },
    review_conflict: { zh: '利益冲突', en: 'Conflicts of interest' },
  },
  subjects: {
    review_round: { zh: '评审轮次', en: 'Round of review' },
    review_conflict: { zh: '评审利益冲突', en: 'Conflict of interest' },
  },
  actions: {
    'review_round.add': { zh: '新建评审轮次', en: 'Make a round of review' },
    'review_round.save': { zh: '修改评审轮次', en: 'Change a round of review' },
    'review_round.open': { zh: '开始一轮评审', en: 'Open a round of review' },
    'review_round.close': { zh: '结束一轮评审', en: 'Close a round of review' },
    'review_round.preview': { zh: '预览评审分配', en: 'Preview assignments' },
    'review_round.apply': { zh: '应用评审分配', en: 'Apply assignments' },
    'review_round.assign': { zh: '分配评审人', en: 'Assign a reviewer' },
    'review_round.remove': { zh: '取消评审分配', en: 'Remove an assignment' },
    'review_round.one-more': { zh: '增加一位评审人', en: 'Ask one more reviewer' },
    'review_conflict.find': { zh: '按规则查找利益冲突', en: 'Find conflicts by rule' },
    'review_conflict.add': { zh: '登记利益冲突', en: 'Record a conflict' },
    'review_conflict.remove': { zh: '撤销利益冲突', en: 'Remove a conflict' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'review/assignments': typeof audit
  }
}
