import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    dataset: { zh: '数据集', en: 'Datasets' },
  },
  subjects: {
    dataset: { zh: '数据集', en: 'Dataset' },
  },
  actions: {
    'dataset.create': { zh: '新建数据集', en: 'Create a dataset' },
    'dataset.discard': { zh: '放弃数据集草稿', en: 'Discard a dataset draft' },
    'dataset.order': { zh: '调整数据集次序', en: 'Reorder datasets' },
    'dataset.publish': { zh: '发布数据集版本', en: 'Publish a dataset version' },
    'dataset.restore': { zh: '恢复数据集', en: 'Restore a dataset' },
    'dataset.withdraw': { zh: '撤下数据集', en: 'Withdraw a dataset' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'data/datasets': typeof audit
  }
}
