import { z } from 'zod'
import { defineCall, headline, id, line } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { genders, introLimit, mostIndustries, skillLimit } from './details.rules.ts'
import { profileFaults as faults } from './faults.ts'
import { skill } from './schema.ts'

const done = z.object({ affectedRows: z.number() })
const day = () => z.iso.date()
/** Characters as people count them. */
const characters = (most: number) => (value: string) => [...value].length <= most

export const updateIntro = defineCall({
  method: 'PUT',
  path: '/api/users/updateIntro',
  summary: { zh: '修改一句话介绍', en: 'Change the introduction' },
  access: 'user',
  body: z.object({ introduction: line(introLimit) }),
  answer: done,
})

export const updateBirthday = defineCall({
  method: 'PUT',
  path: '/api/users/updateBirthday',
  summary: { zh: '修改生日（空值清除）', en: 'Change the birthday (null clears it)' },
  access: 'user',
  body: z.object({ birthday: day().nullable() }),
  answer: done,
  faults: [faults.notABirthday],
})

export const updateSex = defineCall({
  method: 'PUT',
  path: '/api/users/updateSex',
  summary: { zh: '修改性别', en: 'Change the gender' },
  access: 'user',
  body: z.object({ sex: z.enum(genders) }),
  answer: done,
})

export const updateInd = defineCall({
  method: 'PUT',
  path: '/api/users/updateInd',
  summary: { zh: '修改所在行业（最多四个）', en: 'Change the industries (four at most)' },
  access: 'user',
  body: z.object({
    industry: z
      .array(line(40).min(1))
      .max(mostIndustries)
      .refine(codes => new Set(codes).size === codes.length, { params: { code: 'duplicate' } }),
  }),
  answer: done,
  faults: [faults.noSuchIndustry],
})

const location = z.object({
  /** ISO 3166-1; provinces and cities of China (CN) are those of the list, elsewhere they are written freely. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null),
  province: line(40).default(''),
  city: line(40),
})

export const addLocation = defineCall({
  method: 'POST',
  path: '/api/users/updateLocation',
  summary: { zh: '填写所在地', en: 'Say where one lives' },
  access: 'user',
  body: location,
  answer: done,
  faults: [faults.noSuchPlace],
})

export const updateLocation = defineCall({
  method: 'PUT',
  path: '/api/users/updateLocation',
  summary: { zh: '修改所在地', en: 'Change where one lives' },
  access: 'user',
  body: location.extend({ /** One’s own id; another is refused. */ id: id().optional() }),
  answer: done,
  faults: [baseFaults.foreignIdentity, faults.noSuchPlace],
})

export const addTag = defineCall({
  method: 'POST',
  path: '/api/users/addTag',
  summary: { zh: '添加一个技术方向（最多六个）', en: 'Add a skill (six at most)' },
  access: 'user',
  body: z.object({
    skillName: headline(skillLimit * 2).refine(characters(skillLimit), {
      params: { code: 'too_big', maximum: skillLimit },
    }),
  }),
  answer: skill,
  faults: [faults.sameSkill, faults.skillsFull],
  limit: { times: 120, seconds: 3600 },
})

export const deleteTag = defineCall({
  method: 'DELETE',
  path: '/api/users/deleteTag',
  summary: { zh: '删除一个技术方向', en: 'Remove a skill' },
  access: 'user',
  query: z.object({ userId: id().optional(), skillTagId: id() }),
  answer: done,
  faults: [baseFaults.foreignIdentity, faults.noSuchSkill],
})
