import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: { media: { zh: '媒体库', en: 'Media library' } },
  subjects: { media: { zh: '媒体文件', en: 'Media file' } },
  actions: {
    'media.add': { zh: '上传文件', en: 'Add a file' },
    'media.replace': { zh: '替换文件', en: 'Replace a file' },
    'media.save': { zh: '修改文件说明', en: 'Edit file details' },
    'media.remove': { zh: '删除文件', en: 'Delete a file' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'content/media': typeof audit
  }
}
