import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: { expert: { zh: '专家', en: 'Experts' } },
  subjects: {
    expert: { zh: '专家', en: 'Expert' },
    'expert-application': { zh: '专家申请', en: 'Application of an expert' },
  },
  actions: {
    'expert.add': { zh: '新建专家', en: 'Add an expert' },
    'expert.save': { zh: '修改专家', en: 'Change an expert' },
    'expert.accept': { zh: '通过专家申请', en: 'Accept an application' },
    'expert.decline': { zh: '不通过专家申请', en: 'Decline an application' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'content/experts': typeof audit
  }
}
