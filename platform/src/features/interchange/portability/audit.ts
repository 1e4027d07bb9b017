import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    import: { zh: '导入', en: 'Imports' },
  },
  subjects: {
    import: { zh: '导入', en: 'Import' },
  },
  actions: {
    'competition.export': { zh: '导出竞赛', en: 'Export a competition' },
    'competition.export_download': { zh: '下载竞赛导出包', en: 'Download an export' },
    'competition.import': { zh: '导入竞赛', en: 'Import a competition' },
    'import.confirm': { zh: '确认导入', en: 'Confirm an import' },
    'import.download': { zh: '下载导入的原文件', en: 'Download an imported file' },
    'import.upload': { zh: '上传导入文件', en: 'Upload a file to import' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'interchange/portability': typeof audit
  }
}
