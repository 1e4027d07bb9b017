import { z } from 'zod'
import { defineCall, headline, id, instant, line, page, pageSize } from '../../../base/contract/call.ts'
import { accountFaults } from './account-faults.ts'
import { accountStates, roles } from './account-rules.ts'
import { administrators } from '../../shared/roles/demands.ts'

const role = z.enum(roles)
const held = z.object({
  role,
  competition: z.object({ id: z.number(), titleZh: z.string(), titleEn: z.string() }).nullable(),
  grantedBy: z.string().nullable(),
  grantedAt: instant(),
})

export const listAccounts = defineCall({
  method: 'GET',
  path: '/api/admin/users',
  summary: { zh: '查找用户，按角色或状态筛选', en: 'Find users, by role or state' },
  access: administrators,
  query: z.object({
    /** The beginning of a name, an id, or a whole e-mail address. */
    search: line(100).default(''),
    role: z.enum(['all', ...roles]).default('all'),
    state: z.enum(accountStates).default('all'),
    page: page(),
    per_page: pageSize(20),
  }),
  answer: z.object({
    total: z.number(),
    list: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        email: z.string().nullable(),
        roles: z.array(role),
        createdAt: instant(),
        lockedAt: instant().nullable(),
      }),
    ),
  }),
})

const account = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string().nullable(),
  createdAt: instant(),
  lockedAt: instant().nullable(),
  /** Why, as the audit list says. */
  lockReason: z.string().nullable(),
  roles: z.array(held),
  sessions: z.array(
    z.object({
      createdAt: instant(),
      lastSeenAt: instant(),
      expiresAt: instant(),
      address: z.string().nullable(),
      userAgent: z.string().nullable(),
    }),
  ),
  tokenCount: z.number(),
  competitionCount: z.number(),
  submissionCount: z.number(),
})

export const getAccount = defineCall({
  method: 'GET',
  path: '/api/admin/users/{id}',
  summary: {
    zh: '一个用户：角色、登录会话、参与情况',
    en: 'A user: roles, sessions, and what they take part in',
  },
  access: administrators,
  params: z.object({ id: id() }),
  answer: account,
  faults: [accountFaults.notFound],
})

export const lockAccount = defineCall({
  method: 'PUT',
  path: '/api/admin/users/{id}/lock',
  summary: {
    zh: '锁定或解锁用户；锁定会结束其全部会话',
    en: 'Lock a user, which ends all sessions, or unlock',
  },
  access: administrators,
  params: z.object({ id: id() }),
  body: z.object({ isLocked: z.boolean(), reason: headline(300) }),
  answer: account,
  faults: Object.values(accountFaults).filter(fault => fault !== accountFaults.noCompetition),
})

export const endSessions = defineCall({
  method: 'DELETE',
  path: '/api/admin/users/{id}/sessions',
  summary: { zh: '结束用户的全部登录会话', en: 'End all sessions of a user' },
  access: administrators,
  params: z.object({ id: id() }),
  answer: account,
  faults: [accountFaults.notFound],
})

const grant = z.object({
  role,
  /** Of an organiser; no other role has one. */
  competitionId: id().nullable(),
})

export const grantRole = defineCall({
  method: 'POST',
  path: '/api/admin/users/{id}/roles',
  summary: { zh: '授予角色', en: 'Grant a role' },
  access: administrators,
  params: z.object({ id: id() }),
  body: grant,
  answer: account,
  faults: [accountFaults.notFound, accountFaults.noCompetition, accountFaults.system],
})

export const revokeRole = defineCall({
  method: 'DELETE',
  path: '/api/admin/users/{id}/roles',
  summary: { zh: '撤销角色', en: 'Revoke a role' },
  access: administrators,
  params: z.object({ id: id() }),
  query: z.object({ role, competitionId: id().optional() }),
  answer: account,
  faults: [accountFaults.notFound, accountFaults.oneself, accountFaults.lastAdministrator],
})
