import { z } from 'zod'
import { defineCall, id, line, page, pageSize } from '../../../base/contract/call.ts'
import { accomplishmentKinds } from './accomplishments.rules.ts'
import { degrees } from './details.rules.ts'
import { profileFaults as faults } from './faults.ts'
import { entry, info, profile, skill } from './schema.ts'

export const getProfile = defineCall({
  method: 'GET',
  path: '/api/users/{id}/profile',
  summary: {
    zh: '某人的主页资料，按其隐私设置裁剪',
    en: 'Somebody’s profile, as far as they show it to this reader',
  },
  access: 'public',
  params: z.object({ id: id() }),
  answer: profile,
  faults: [faults.noSuchPerson],
})

export const getInfo = defineCall({
  method: 'GET',
  path: '/api/v2/users/info',
  summary: {
    zh: '个人资料：自己的全部，或他人公开的部分',
    en: 'One’s own profile in full, or another’s as far as it is shown',
  },
  access: 'user',
  query: z.object({ /** Somebody else; without it oneself. */ userId: id().optional() }),
  answer: info,
  faults: [faults.noSuchPerson],
})

export const getAbility = defineCall({
  method: 'GET',
  path: '/api/v2/users/ability-info',
  summary: {
    zh: '某人的能力概况：技术方向、行业、学历与各类成果数',
    en: 'What somebody can do: skills, industries, degree and how many accomplishments of each kind',
  },
  access: 'user',
  query: z.object({
    /** The same person by either name; without one oneself. */ id: id().optional(),
    userId: id().optional(),
  }),
  answer: z.object({
    id: z.number(),
    skills: z.array(skill),
    industry: z.array(entry),
    /** The highest; null where none is said or shown. */
    degreeName: z.enum(degrees).nullable(),
    accomplishments: z.record(z.enum(accomplishmentKinds), z.number()),
  }),
  faults: [faults.noSuchPerson],
})

export const searchPeople = defineCall({
  method: 'GET',
  path: '/api/users',
  summary: {
    zh: '按用户名或用户 ID 找人；最多 50 人',
    en: 'Find people by name or id; fifty at most',
  },
  access: 'user',
  query: z.object({ keyword: line(40).default(''), page: page(), pageSize: pageSize(10) }),
  answer: z.object({
    total: z.number(),
    list: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        avatar: z.string().nullable(),
        introduction: z.string(),
      }),
    ),
  }),
  limit: { times: 60, seconds: 60 },
})

export const getTerritory = defineCall({
  method: 'GET',
  path: '/api/ip-territory/queryByUserId',
  summary: {
    zh: 'IP 属地：国家或中国的省份，或“未知”；本站不显示属地时为空',
    en: 'Where somebody’s address belongs: a country, a province of China, or unknown; null where the site does not tell',
  },
  access: 'public',
  query: z.object({ userId: id() }),
  answer: z.object({ territory: z.object({ nameCn: z.string(), nameEn: z.string() }).nullable() }),
  faults: [faults.noSuchPerson],
})
