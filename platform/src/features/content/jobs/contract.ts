import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import {
  defineCall,
  flag,
  headline,
  instant,
  line,
  page,
  pageSize,
  smallId,
} from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { pageFaults } from '../pages/faults.ts'
import { jobFaults as faults } from './faults.ts'
import {
  applicationStates,
  jobKinds,
  jobsPerPage,
  longestMessage,
  mostSkills,
  talentsPerPage,
} from './rules.ts'

const kind = z.enum(jobKinds)
const siteName = () => line(40).min(1)
const name = z.object({ name: siteName() })
const ofJob = z.object({ name: siteName(), jobId: smallId() })

const job = z.object({
  id: z.number(),
  kind,
  title: z.string(),
  place: z.string(),
  closesAt: instant().nullable(),
  isOpen: z.boolean(),
})

export const listSiteJobs = defineCall({
  method: 'GET',
  path: '/api/sites/{name}/jobs',
  summary: { zh: '专题站点的职位', en: 'What a sponsor’s site offers' },
  access: 'public',
  params: name,
  query: z.object({ kind: kind.optional(), page: page(), per_page: pageSize(jobsPerPage) }),
  answer: z.object({ list: z.array(job), total: z.number() }),
  faults: [pageFaults.noSite],
})

const own = z.object({ id: z.number(), state: z.enum(applicationStates), createdAt: instant() })

export const getSiteJob = defineCall({
  method: 'GET',
  path: '/api/sites/{name}/jobs/{jobId}',
  summary: { zh: '一个职位与自己的申请', en: 'A job, and one’s own application' },
  access: 'public',
  params: ofJob,
  answer: job.extend({ html: z.string(), own: own.nullable(), apply: ability }),
  faults: [pageFaults.noSite, faults.notFound],
})

export const applicationForm = z.object({
  name: headline(60),
  contact: headline(120),
  message: z.string().max(longestMessage).default(''),
  hasConsented: flag().pipe(z.literal(true)),
})
export const applicationFiles = ['file'] as const

export const applyForJob = defineCall({
  method: 'POST',
  path: '/api/sites/{name}/jobs/{jobId}/application',
  summary: { zh: '申请职位，附简历（PDF）', en: 'Apply for a job with a CV as a PDF' },
  access: 'user',
  params: ofJob,
  body: applicationForm,
  files: applicationFiles,
  answer: own,
  faults: [
    pageFaults.noSite,
    faults.notFound,
    faults.closed,
    faults.applied,
    faults.ownDesk,
    faults.cvMissing,
    faults.cvWrong,
    baseFaults.tooLarge,
  ],
  limit: { times: 20, seconds: 3600 },
})

export const withdrawApplication = defineCall({
  method: 'DELETE',
  path: '/api/sites/{name}/jobs/{jobId}/application',
  summary: { zh: '撤回自己的职位申请，简历一并删除', en: 'Withdraw one’s application with its CV' },
  access: 'user',
  params: ofJob,
  answer: z.object({ isWithdrawn: z.boolean() }),
  faults: [pageFaults.noSite, faults.notFound, faults.noApplication],
  alwaysOpen: true,
})

export const listTalents = defineCall({
  method: 'GET',
  path: '/api/sites/{name}/talents',
  summary: { zh: '愿意被这个赞助方联系的人', en: 'People who are open to offers of a sponsor' },
  access: 'public',
  params: name,
  query: z.object({
    /** A skill, as it is written there. */
    search: line(40).default(''),
    /** Only those with a medal of a competition that has ended. */
    hasMedal: flag().default(false),
    page: page(),
    per_page: pageSize(talentsPerPage),
  }),
  answer: z.object({
    list: z.array(
      z.object({
        user: z.object({ id: z.number(), name: z.string(), avatar: z.string().nullable() }),
        headline: z.string(),
        skills: z.array(z.string()),
        medals: z.object({ gold: z.number(), silver: z.number(), bronze: z.number() }),
      }),
    ),
    total: z.number(),
    /** The skills that most of them have. */
    skills: z.array(z.object({ skill: z.string(), people: z.number() })),
    /** The reader’s own entry. */
    own: z.object({ headline: z.string(), skills: z.array(z.string()) }).nullable(),
  }),
  faults: [pageFaults.noSite],
})

export const joinTalents = defineCall({
  method: 'PUT',
  path: '/api/sites/{name}/talents/own',
  summary: {
    zh: '同意在这个站点公开自己，方便赞助方联系',
    en: 'Let a sponsor’s site show that one is open to offers',
  },
  access: 'user',
  params: name,
  body: z.object({
    headline: headline(120),
    skills: z.array(headline(30)).max(mostSkills),
    hasConsented: z.literal(true),
  }),
  answer: z.object({ isShown: z.boolean() }),
  faults: [pageFaults.noSite, faults.noSkills],
})

export const leaveTalents = defineCall({
  method: 'DELETE',
  path: '/api/sites/{name}/talents/own',
  summary: { zh: '不再在这个站点公开自己', en: 'No longer be shown on a sponsor’s site' },
  access: 'user',
  params: name,
  answer: z.object({ isShown: z.boolean() }),
  faults: [pageFaults.noSite],
  alwaysOpen: true,
})
