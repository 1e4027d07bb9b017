import { z } from 'zod'
import { chosenInstant, defineCall, id, instant, line } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { languages } from '../../../base/web/language.ts'
import { identityFaults } from './faults.ts'

const roles = z.enum(['administrator', 'editor', 'organiser', 'certifier'])

/** Null everywhere for a visitor: a user is signed in when `userId` is there. */
export const getSessionUser = defineCall({
  method: 'GET',
  path: '/api/users/sso',
  summary: { zh: '当前会话的用户', en: 'The user of this session' },
  access: 'public',
  answer: z.object({
    id: z.number().nullable(),
    userId: z.string().nullable(),
    userName: z.string().nullable(),
    token: z.string().nullable(),
    isNewUser: z.boolean(),
    avatar: z.string().nullable(),
    userBanner: z.string().nullable(),
    birthday: z.string().nullable(),
    private: z.record(z.string(), z.number()),
    authentication: z.boolean(),
    messageCheckedAt: instant().nullable(),
    roles: z.array(roles),
  }),
})

export const getInitData = defineCall({
  method: 'GET',
  path: '/api/users/initData',
  summary: {
    zh: '进入站点时的用户数据；未绑定手机或邮箱时拒绝',
    en: 'What the site needs of its user at start; refused while phone or email is unbound',
  },
  access: 'user',
  answer: z.object({
    id: z.number(),
    userId: z.string(),
    userName: z.string(),
    isNewUser: z.boolean(),
    unreadCount: z.number(),
    roles: z.array(roles),
  }),
  faults: [baseFaults.unbound],
})

export const saveMessageCheck = defineCall({
  method: 'PUT',
  path: '/api/users/messageCheckedAt',
  summary: { zh: '记下最近一次查看消息的时间', en: 'Keep when messages were last looked at' },
  access: 'user',
  body: z.object({ time: chosenInstant(), operatorId: id().optional() }),
  answer: z.object({ affectedRows: z.number() }),
})

/** Ends the platform's session; `location` is where the sign-on site ends its own. */
export const logout = defineCall({
  method: 'DELETE',
  path: '/sso/proxy/api/logout',
  summary: { zh: '退出登录', en: 'Sign out' },
  access: 'public',
  answer: z.object({ location: z.string().nullable() }),
})

export const setLanguage = defineCall({
  method: 'HEAD',
  path: '/set-language',
  summary: { zh: '记住界面语言', en: 'Remember the language of the interface' },
  access: 'public',
  query: z.object({ lang: z.enum(languages) }),
  answer: z.null(),
})

const token = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: instant(),
  lastUsedAt: instant().nullable(),
})

export const listTokens = defineCall({
  method: 'GET',
  path: '/api/tokens',
  summary: { zh: '我的访问令牌', en: 'My access tokens' },
  access: 'user',
  answer: z.object({ tokens: z.array(token) }),
})

export const makeToken = defineCall({
  method: 'POST',
  path: '/api/tokens',
  summary: { zh: '创建访问令牌（只显示一次）', en: 'Make an access token (shown once)' },
  access: 'user',
  body: z.object({ name: line(60).min(1) }),
  answer: token.extend({ token: z.string() }),
  faults: [identityFaults.tokenLimit],
  limit: { times: 20, seconds: 3600 },
})

export const revokeToken = defineCall({
  method: 'DELETE',
  path: '/api/tokens/{id}',
  summary: { zh: '撤销访问令牌', en: 'Revoke an access token' },
  access: 'user',
  params: z.object({ id: id() }),
  answer: z.object({ affectedRows: z.number() }),
  faults: [identityFaults.noSuchToken],
  alwaysOpen: true,
})
