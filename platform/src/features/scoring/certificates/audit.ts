import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    certificate: { zh: '证书', en: 'Certificates' },
  },
  actions: {
    'certificate.template': { zh: '修改证书样式', en: 'Change certificates' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'scoring/certificates': typeof audit
  }
}
