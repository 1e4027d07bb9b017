import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: { spic: { zh: '试点项目', en: 'Pilot projects' } },
  subjects: {
    spic_edition: { zh: '试点项目年度', en: 'Edition of the pilot projects' },
    spic_form: { zh: '试点项目表单', en: 'Form of the pilot projects' },
  },
  actions: {
    'spic.add': { zh: '新建试点项目年度', en: 'Make an edition of the pilot projects' },
    'spic.save': { zh: '修改试点项目年度', en: 'Change an edition of the pilot projects' },
    'spic.publish': { zh: '发布试点项目年度', en: 'Publish an edition of the pilot projects' },
    'spic.unpublish': { zh: '撤回试点项目年度', en: 'Unpublish an edition of the pilot projects' },
    'spic.form': { zh: '修改试点项目表单', en: 'Change a form of the pilot projects' },
    'spic.next-form': { zh: '新建表单版本', en: 'Make the next version of a form' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'spic/editions': typeof audit
  }
}
