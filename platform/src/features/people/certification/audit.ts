import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    certification: { zh: '实名认证', en: 'Certification' },
  },
  subjects: {
    certification: { zh: '认证申请', en: 'Application for certification' },
  },
  actions: {
    'certification.read': { zh: '查看证件信息', en: 'View an identity application' },
    'certification.photo': { zh: '查看证件照片', en: 'View an identity photo' },
    'certification.first': { zh: '初审通过', en: 'Give the first approval' },
    'certification.approve': { zh: '通过认证', en: 'Approve an application' },
    'certification.reject': { zh: '驳回认证', en: 'Reject an application' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'people/certification': typeof audit
  }
}
