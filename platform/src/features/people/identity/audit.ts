import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    session: { zh: '登录', en: 'Sign-ins' },
    token: { zh: '访问令牌', en: 'Access tokens' },
    user: { zh: '用户', en: 'Users' },
  },
  subjects: {
    api_token: { zh: '访问令牌', en: 'Access token' },
    user: { zh: '用户', en: 'User' },
  },
  actions: {
    'session.end': { zh: '由登录站点结束会话', en: 'Sign-on site ended sessions' },
    'session.open': { zh: '登录', en: 'Sign in' },
    'token.make': { zh: '创建访问令牌', en: 'Create an access token' },
    'token.revoke': { zh: '撤销访问令牌', en: 'Revoke an access token' },
    'user.grant': { zh: '授予角色', en: 'Grant a role' },
    'user.lock': { zh: '锁定账号', en: 'Lock an account' },
    'user.revoke': { zh: '收回角色', en: 'Revoke a role' },
    'user.sessions': { zh: '结束登录会话', en: 'End sign-in sessions' },
    'user.unlock': { zh: '解锁账号', en: 'Unlock an account' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'people/identity': typeof audit
  }
}
