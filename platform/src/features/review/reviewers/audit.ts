import { defineAudit } from '../../../base/audit/actions.ts'

export const audit = defineAudit({
  groups: { reviewer: { zh: '评审账号', en: 'Reviewers' } },
  subjects: { reviewer: { zh: '评审账号', en: 'Reviewer' } },
  actions: {
    'reviewer.add': { zh: '新建评审账号', en: 'Make a reviewer’s account' },
    'reviewer.import': { zh: '批量导入评审账号', en: 'Import reviewers’ accounts' },
    'reviewer.save': { zh: '修改评审账号', en: 'Change a reviewer’s account' },
    'reviewer.disable': { zh: '停用评审账号', en: 'Disable a reviewer' },
    'reviewer.enable': { zh: '恢复评审账号', en: 'Enable a reviewer' },
    'reviewer.code': { zh: '重置评审账号密码', en: 'Reset a reviewer’s password' },
    'reviewer.link': { zh: '生成评审个人链接', en: 'Make a reviewer’s personal link' },
    'reviewer.unlink': { zh: '撤销评审个人链接', en: 'Revoke a reviewer’s personal link' },
    'reviewer.setting': { zh: '修改评审登录设置', en: 'Change how reviewers sign in' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'review/reviewers': typeof audit
  }
}
