import { z } from 'zod'
import { defineCall } from '../../../base/contract/call.ts'

const done = z.object({ affectedRows: z.number() })
/** To whom: 0 nobody, 1 everybody, 2 people who follow each other with the owner. */
const audience = z.union([z.literal(0), z.literal(1), z.literal(2)])
const body = z.object({ value: audience })

export const getPrivacy = defineCall({
  method: 'GET',
  path: '/api/users/privacy',
  summary: {
    zh: '自己的隐私设置：0 不公开，1 所有人，2 互相关注的人',
    en: 'One’s privacy settings: 0 nobody, 1 everybody, 2 mutual followers',
  },
  access: 'user',
  answer: z.object({
    competitions: audience,
    myDynamics: audience,
    othersDynamics: audience,
    work: audience,
    education: audience,
    email: audience,
    /** Whether others find this person by their name. */
    isFindable: z.boolean(),
  }),
})

export const updatePrivateWork = defineCall({
  method: 'PUT',
  path: '/api/users/updatePrivateWork',
  summary: { zh: '谁能看到企业、工作经历与成果', en: 'Who sees company, career and accomplishments' },
  access: 'user',
  body,
  answer: done,
})

export const updatePrivateEmail = defineCall({
  method: 'PUT',
  path: '/api/users/updatePrivateEmail',
  summary: { zh: '谁能看到邮箱', en: 'Who sees the email address' },
  access: 'user',
  body,
  answer: done,
})

export const updatePrivateEdu = defineCall({
  method: 'PUT',
  path: '/api/users/updatePrivateEdu',
  summary: { zh: '谁能看到教育经历与年龄', en: 'Who sees education and age' },
  access: 'user',
  body,
  answer: done,
})

export const updatePrivateCompetition = defineCall({
  method: 'PUT',
  path: '/api/users/updatePrivateCompetition',
  summary: { zh: '谁能看到参加的竞赛', en: 'Who sees the competitions that one joined' },
  access: 'user',
  body,
  answer: done,
})

export const updatePrivateMyDynamics = defineCall({
  method: 'PUT',
  path: '/api/users/updatePrivateMyDynamics',
  summary: { zh: '谁能看到自己的动态', en: 'Who sees what one did' },
  access: 'user',
  body,
  answer: done,
})

export const updatePrivateOthersDynamics = defineCall({
  method: 'PUT',
  path: '/api/users/updatePrivateOthersDynamics',
  summary: { zh: '首页显示谁的动态', en: 'Whose activity one sees on the home page' },
  access: 'user',
  body,
  answer: done,
})

export const updateFindable = defineCall({
  method: 'PUT',
  path: '/api/users/updateFindable',
  summary: { zh: '能否被按用户名搜到', en: 'Whether others find one by one’s name' },
  access: 'user',
  body: z.object({ isFindable: z.boolean() }),
  answer: done,
})
