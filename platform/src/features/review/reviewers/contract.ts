import { z } from 'zod'
import { defineCall } from '../../../base/contract/call.ts'
import { reviewRoles } from '../../../base/http/reviewer.ts'
import { plainCode } from '../../../base/plain-code.ts'
import { reviewerFaults as faults } from './faults.ts'

const role = z.literal(reviewRoles)
const self = z.object({
  account: z.string(),
  name: z.string(),
  role,
  year: z.number(),
  edition: z.object({ id: z.number(), name: z.string() }),
})
/** Where whoever gave something right stands: in, or before the next thing to give. */
const step = z.object({ next: z.enum(['enter', 'code', 'password']) })
const account = z.string().max(60).overwrite(plainCode).min(1)
const secret = z.string().min(1).max(200)
const often = { times: 30, seconds: 900 }

export const getSelf = defineCall({
  method: 'GET',
  path: '/api/spic-review/user/self',
  summary: { zh: '当前的评审账号', en: 'The reviewer who is signed in' },
  access: 'public',
  answer: self,
  faults: [faults.signInFirst],
})

export const logOut = defineCall({
  method: 'POST',
  path: '/api/spic-review/user/logout',
  summary: { zh: '退出评审账号', en: 'Sign the reviewer out' },
  access: 'public',
  answer: z.object({ isOut: z.literal(true) }),
})

export const logIn = defineCall({
  method: 'POST',
  path: '/api/spic-review/user/login',
  summary: { zh: '登录评审账号', en: 'Sign a reviewer in' },
  access: 'public',
  isUnlisted: true,
  body: z.object({ account, password: secret }),
  answer: step,
  faults: [faults.wrongPassword],
  limit: often,
})

export const setFirstPassword = defineCall({
  method: 'POST',
  path: '/api/spic-review/user/first',
  summary: { zh: '首次登录，设置密码', en: 'Sign in for the first time and set the password' },
  access: 'public',
  isUnlisted: true,
  body: z.object({ account, code: secret, password: secret }),
  answer: step,
  faults: [faults.wrongPassword, faults.weakPassword],
  limit: often,
})

export const giveCode = defineCall({
  method: 'POST',
  path: '/api/spic-review/user/code',
  summary: { zh: '提交登录验证码', en: 'Give the code of the second factor' },
  access: 'public',
  isUnlisted: true,
  body: z.object({ code: z.string().max(20).overwrite(plainCode).min(1) }),
  answer: step,
  faults: [faults.wrongCode],
  limit: often,
})

const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

export const readLink = defineCall({
  method: 'GET',
  path: '/api/spic-review/links/{token}',
  summary: { zh: '个人链接属于谁', en: 'Whose a personal link is' },
  access: 'public',
  isUnlisted: true,
  params: z.object({ token }),
  answer: z.object({ account: z.string(), name: z.string(), year: z.number() }),
  faults: [faults.badLink],
  limit: often,
})

export const openLink = defineCall({
  method: 'POST',
  path: '/api/spic-review/links/{token}',
  summary: { zh: '用个人链接登录', en: 'Sign in by a personal link' },
  access: 'public',
  isUnlisted: true,
  params: z.object({ token }),
  answer: step,
  faults: [faults.badLink],
  limit: often,
})
