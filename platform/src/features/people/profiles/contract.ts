import { z } from 'zod'
import { defineCall, headline, id, line } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { degrees, introLimit, mostIndustries, skillLimit } from './details.rules.ts'
import { profileFaults as faults } from './faults.ts'
import { education, ownInfo, skill } from './schema.ts'

const done = z.object({ affectedRows: z.number() })
const day = () => z.iso.date()
/** Characters as people count them. */
const characters = (most: number) => (value: string) => [...value].length <= most

export const getOwnInfo = defineCall({
  method: 'GET',
  path: '/api/v2/users/info',
  summary: { zh: '自己的个人资料', en: 'One’s own profile' },
  access: 'user',
  query: z.object({ /** One’s own id; another is refused. */ userId: id().optional() }),
  answer: ownInfo,
  faults: [baseFaults.foreignIdentity],
})

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

const location = z.object({ province: line(40).default(''), city: line(40) })

export const addLocation = defineCall({
  method: 'POST',
  path: '/api/users/updateLocation',
  summary: { zh: '填写所在地', en: 'Say where one lives' },
  access: 'user',
  body: location,
  answer: done,
})

export const updateLocation = defineCall({
  method: 'PUT',
  path: '/api/users/updateLocation',
  summary: { zh: '修改所在地', en: 'Change where one lives' },
  access: 'user',
  body: location.extend({ /** One’s own id; another is refused. */ id: id().optional() }),
  answer: done,
  faults: [baseFaults.foreignIdentity],
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

export const addEducation = defineCall({
  method: 'POST',
  path: '/api/users/addEducation',
  summary: { zh: '添加一段教育经历', en: 'Add an education' },
  access: 'user',
  body: z.object({
    schoolName: headline(60),
    majorName: line(60).default(''),
    degreeName: z.enum(degrees),
    eduStartTime: day().nullable().default(null),
    eduEndTime: day().nullable().default(null),
  }),
  answer: education,
  faults: [faults.educationsFull, faults.endsBeforeStart],
  limit: { times: 120, seconds: 3600 },
})

export const deleteEducation = defineCall({
  method: 'DELETE',
  path: '/api/users/deleteEducation',
  summary: { zh: '删除一段教育经历', en: 'Remove an education' },
  access: 'user',
  query: z.object({ userId: id().optional(), userEduId: id() }),
  answer: done,
  faults: [baseFaults.foreignIdentity, faults.noSuchEducation],
})
