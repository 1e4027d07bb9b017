import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    account: { zh: '账号与个人数据', en: 'Accounts and personal data' },
  },
  actions: {
    'account.download': { zh: '下载个人数据', en: 'Download own data' },
    'account.ask-deletion': { zh: '申请注销账号', en: 'Request account deletion' },
    'account.cancel-deletion': { zh: '撤回注销申请', en: 'Cancel an account deletion' },
    'account.leave': { zh: '注销账号', en: 'Delete the account' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'people/own-data': typeof audit
  }
}
