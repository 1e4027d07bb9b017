import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: { content: { zh: '站点与页面', en: 'Sites and pages' } },
  subjects: {
    content_site: { zh: '站点', en: 'Site' },
    content_page: { zh: '页面', en: 'Page' },
  },
  actions: {
    'content.add-site': { zh: '新建站点', en: 'Create a site' },
    'content.save-site': { zh: '修改站点设置', en: 'Change the settings of a site' },
    'content.remove-site': { zh: '删除站点', en: 'Delete a site' },
    'content.import-site': { zh: '导入站点', en: 'Import a site' },
    'content.export-site': { zh: '导出站点', en: 'Export a site' },
    'content.add-page': { zh: '新建页面', en: 'Add a page' },
    'content.edit-page': { zh: '编辑页面', en: 'Edit a page' },
    'content.remove-page': { zh: '删除页面', en: 'Delete a page' },
    'content.restore-page': { zh: '恢复页面的历史版本', en: 'Restore a revision of a page' },
    'content.submit': { zh: '页面送审', en: 'Submit a page for review' },
    'content.return': { zh: '退回页面', en: 'Request changes to a page' },
    'content.publish': { zh: '发布页面', en: 'Publish a page' },
    'content.schedule': { zh: '定时发布页面', en: 'Schedule a page' },
    'content.unschedule': { zh: '取消定时发布', en: 'Cancel a scheduled page' },
    'content.withdraw': { zh: '撤下页面', en: 'Withdraw a page' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'content/pages': typeof audit
  }
}
