import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    catalogue: { zh: '分类与机构', en: 'Catalog' },
  },
  subjects: {
    dataset_category: { zh: '数据集分类', en: 'Dataset category' },
    industry: { zh: '行业', en: 'Industry' },
    organisation: { zh: '主办机构', en: 'Organization' },
    partner: { zh: '合作伙伴', en: 'Partner' },
    race_category: { zh: '竞赛类别', en: 'Competition category' },
    tag: { zh: '方向标签', en: 'Topic' },
  },
  actions: {
    'catalogue.add': { zh: '添加条目', en: 'Add an entry' },
    'catalogue.merge': { zh: '合并条目', en: 'Merge entries' },
    'catalogue.order': { zh: '调整条目次序', en: 'Reorder entries' },
    'catalogue.remove': { zh: '删除条目', en: 'Delete an entry' },
    'catalogue.save': { zh: '修改条目', en: 'Change an entry' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'shared/catalogue': typeof audit
  }
}
