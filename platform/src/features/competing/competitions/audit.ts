import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    competition: { zh: '竞赛', en: 'Competitions' },
  },
  subjects: {
    competition: { zh: '竞赛', en: 'Competition' },
  },
  actions: {
    'competition.access': { zh: '修改报名与访问设置', en: 'Change participation and access' },
    'competition.agreement': { zh: '修改参赛协议', en: 'Change the agreement' },
    'competition.basics': { zh: '修改基本信息', en: 'Change the basics' },
    'competition.create': { zh: '新建竞赛', en: 'Create a competition' },
    'competition.faq': { zh: '修改常见问题', en: 'Change the FAQ' },
    'competition.feature': { zh: '调整首页推荐', en: 'Change the home page placement' },
    'competition.guide': { zh: '修改参赛引导', en: 'Edit the guide' },
    'competition.text': { zh: '修改说明文字', en: 'Change a text' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'competing/competitions': typeof audit
  }
}
