import { z } from 'zod'
import { defineCall, headline, id, line } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { companySizes, degrees } from './details.rules.ts'
import { profileFaults as faults } from './faults.ts'
import { career, company, education } from './schema.ts'

const done = z.object({ affectedRows: z.number() })
const day = () => z.iso.date().nullable().default(null)
const limit = { times: 120, seconds: 3600 }

const school = {
  schoolName: headline(60),
  majorName: line(60).default(''),
  degreeName: z.enum(degrees),
  eduStartTime: day(),
  eduEndTime: day(),
}

export const addEducation = defineCall({
  method: 'POST',
  path: '/api/users/addEducation',
  summary: { zh: '添加一段教育经历', en: 'Add an education' },
  access: 'user',
  body: z.object(school),
  answer: education,
  faults: [faults.educationsFull, faults.endsBeforeStart],
  limit,
})

export const updateEducation = defineCall({
  method: 'PUT',
  path: '/api/users/updateEducation',
  summary: { zh: '修改一段教育经历', en: 'Change an education' },
  access: 'user',
  body: z.object({ userEduId: id(), ...school }),
  answer: education,
  faults: [faults.noSuchEducation, faults.endsBeforeStart],
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

const work = {
  companyName: headline(60),
  jobName: line(60).default(''),
  workStartTime: day(),
  workEndTime: day(),
}

export const addWork = defineCall({
  method: 'POST',
  path: '/api/users/addWork',
  summary: { zh: '添加一段工作经历', en: 'Add a job' },
  access: 'user',
  body: z.object(work),
  answer: career,
  faults: [faults.careersFull, faults.endsBeforeStart],
  limit,
})

export const updateWork = defineCall({
  method: 'PUT',
  path: '/api/users/updateWork',
  summary: { zh: '修改一段工作经历', en: 'Change a job' },
  access: 'user',
  body: z.object({ userWorkId: id(), ...work }),
  answer: career,
  faults: [faults.noSuchWork, faults.endsBeforeStart],
})

export const deleteWork = defineCall({
  method: 'DELETE',
  path: '/api/users/deleteWork',
  summary: { zh: '删除一段工作经历', en: 'Remove a job' },
  access: 'user',
  query: z.object({ userId: id().optional(), userWorkId: id() }),
  answer: done,
  faults: [baseFaults.foreignIdentity, faults.noSuchWork],
})

export const getCompany = defineCall({
  method: 'GET',
  path: '/api/users/company',
  summary: { zh: '自己填写的企业信息', en: 'What one said of one’s company' },
  access: 'user',
  answer: z.object({ company: company.nullable() }),
})

export const companySubmit = defineCall({
  method: 'POST',
  path: '/api/users/companySubmit',
  summary: { zh: '填写或修改企业信息', en: 'Say, or change, for which company one acts' },
  access: 'user',
  body: z.object({
    companyName: headline(60),
    jobName: line(60).default(''),
    industry: line(40).min(1).nullable().default(null),
    staff: z.enum(companySizes).nullable().default(null),
    website: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(200)]).default(''),
    introduction: line(500).default(''),
  }),
  answer: company,
  faults: [faults.noSuchIndustry],
  limit,
})
