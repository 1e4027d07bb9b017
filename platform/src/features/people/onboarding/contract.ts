import { z } from 'zod'
import { defineCall, headline, id, line } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { authData } from '../certification/contract.ts'
import { degrees } from '../profiles/details.rules.ts'
import { guideFaults } from './faults.ts'
import { earliestGraduation, fieldLimit, latestGraduation } from './guide.rules.ts'

const done = z.object({ affectedRows: z.number() })
const role = z.union([z.literal(1), z.literal(2), z.literal(4)])
const year = z.number().int().min(earliestGraduation).max(latestGraduation)
const step = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])

/** Something that is empty: what it is called, which check it belongs to, where it is filled in. */
const missing = z.object({
  field: z.string(),
  check: z.enum(['basic', 'career', 'profile', 'identity']),
  hint: z.string(),
})

export const getGuide = defineCall({
  method: 'GET',
  path: '/api/users/guide',
  summary: { zh: '新手引导：已填写的信息与进度', en: 'The guide: what has been told, and how far one is' },
  access: 'user',
  answer: z.object({
    bindingInfo: z.object({
      userName: z.string(),
      email: z.string().nullable(),
      birthday: z.string().nullable(),
      /** ISO 3166-1 alpha-2. */
      country: z.string().nullable(),
      province: z.string(),
      city: z.string(),
      /** 1 student, 2 working professional, 4 teacher. */
      iden: role.nullable(),
    }),
    stuInfo: z.object({
      school: z.string(),
      major: z.string(),
      degree: z.enum(degrees).nullable(),
      graduationYear: z.number().nullable(),
    }),
    jobInfo: z.object({ company: z.string(), job: z.string(), industry: z.array(z.string()) }),
    teaInfo: z.object({ school: z.string(), department: z.string(), title: z.string() }),
    /** What of the profile the guide shows besides. */
    proInfo: z.object({ introduction: z.string(), industry: z.array(z.string()) }),
    userAuth: authData.pick({ authType: true, idCardStatus: true, overseaAuthStatus: true }),
    userTags: z.array(z.object({ id: z.number(), name: z.string() })),
    progress: z.object({ step, isFinished: z.boolean(), isDismissed: z.boolean() }),
    /** What is empty, as `info-check` tells it. */
    missing: z.array(missing),
    industries: z.array(z.object({ code: z.string(), nameCn: z.string(), nameEn: z.string() })),
  }),
})

export const getOffer = defineCall({
  method: 'GET',
  path: '/api/users/guide/offer',
  summary: { zh: '是否向自己提示新手引导', en: 'Whether the guide is offered to oneself' },
  access: 'user',
  answer: z.object({
    /** To newcomers who have neither finished it nor said that they do not want it. */
    isOffered: z.boolean(),
  }),
})

export const checkInfo = defineCall({
  method: 'GET',
  path: '/api/users/info-check',
  summary: {
    zh: '还缺哪些信息（按检查的顺序；不含技术方向）',
    en: 'What is still missing, in the order of the checks; skills are left out',
  },
  access: 'user',
  answer: z.array(missing),
})

export const updateIden = defineCall({
  method: 'POST',
  path: '/api/v2/users/update-user-iden/{id}',
  summary: {
    zh: '修改自己的身份（iden：1 学生、2 在职、4 教师）或认证方式（authType：1 大陆、2 海外）',
    en: 'Change one’s role (iden: 1 student, 2 professional, 4 teacher) or way of verification (authType: 1 mainland, 2 overseas)',
  },
  access: 'user',
  params: z.object({ /** One’s own id; another is refused. */ id: id() }),
  body: z
    .object({ type: z.enum(['iden', 'authType']), value: role })
    .refine(({ type, value }) => type === 'iden' || value !== 4, { path: ['value'] }),
  answer: done,
  faults: [baseFaults.foreignIdentity, guideFaults.alreadyCertified],
})

export const saveCareer = defineCall({
  method: 'PUT',
  path: '/api/users/guide/career',
  summary: { zh: '填写与身份对应的职业信息', en: 'Say what belongs to one’s role' },
  access: 'user',
  body: z.object({
    stuInfo: z
      .object({
        school: headline(fieldLimit),
        major: headline(fieldLimit),
        degree: z.enum(degrees),
        graduationYear: year.nullable().default(null),
      })
      .optional(),
    jobInfo: z.object({ company: headline(fieldLimit), job: headline(fieldLimit) }).optional(),
    teaInfo: z
      .object({
        school: headline(fieldLimit),
        department: line(fieldLimit).default(''),
        title: headline(fieldLimit),
      })
      .optional(),
  }),
  answer: done,
  faults: [guideFaults.notOfRole],
})

export const saveProgress = defineCall({
  method: 'PUT',
  path: '/api/users/guide/progress',
  summary: {
    zh: '记下引导进行到哪一步，或不再提示',
    en: 'Keep how far one is in the guide, or that it is not wanted',
  },
  access: 'user',
  body: z.object({
    /** The step to go on with. */
    step: step.optional(),
    isFinished: z.literal(true).optional(),
    isDismissed: z.literal(true).optional(),
  }),
  answer: done,
})
