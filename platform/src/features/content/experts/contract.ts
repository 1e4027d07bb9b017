import { z } from 'zod'
import {
  defineCall,
  headline,
  instant,
  line,
  page,
  pageSize,
  smallId,
  text,
} from '../../../base/contract/call.ts'
import { expertFaults } from './faults.ts'
import { applicationStates, expertKinds, expertsPerPage, longestStatement } from './rules.ts'

const kind = z.enum(expertKinds)
const field = z.object({ code: z.string(), name: z.string() })

export const expertCard = z.object({
  id: z.number(),
  kind,
  name: z.string(),
  position: z.string(),
  organisation: z.string(),
  summary: z.string(),
  photo: z.string().nullable(),
  fields: z.array(field),
})

export const listExperts = defineCall({
  method: 'GET',
  path: '/api/experts',
  summary: { zh: '专家列表：按类型与领域筛选，可搜索', en: 'Experts, by kind and field of work, to search' },
  access: 'public',
  query: z.object({
    kind: kind.optional(),
    field: line(60).optional(),
    search: line(60).default(''),
    page: page(),
    per_page: pageSize(expertsPerPage),
  }),
  answer: z.object({
    list: z.array(expertCard),
    total: z.number(),
    /** The fields of work that experts of this kind have. */
    fields: z.array(field),
  }),
})

export const getExpert = defineCall({
  method: 'GET',
  path: '/api/experts/{expertId}',
  summary: { zh: '一位专家', en: 'An expert' },
  access: 'public',
  params: z.object({ expertId: smallId() }),
  answer: expertCard.extend({
    html: z.string(),
    /** Their account on the platform. */
    user: z.object({ id: z.number(), name: z.string() }).nullable(),
  }),
  faults: [expertFaults.notFound],
})

const ownApplication = z.object({
  id: z.number(),
  kind,
  state: z.enum(applicationStates),
  createdAt: instant(),
  decidedAt: instant().nullable(),
  reason: z.string(),
})

export const listOwnApplications = defineCall({
  method: 'GET',
  path: '/api/experts/applications',
  summary: { zh: '自己的专家申请', en: 'One’s own applications as an expert' },
  access: 'user',
  answer: z.object({ list: z.array(ownApplication), name: z.string() }),
})

export const applyAsExpert = defineCall({
  method: 'POST',
  path: '/api/experts/applications',
  summary: { zh: '申请成为专家', en: 'Apply to be an expert' },
  access: 'user',
  body: z.object({
    kind,
    name: headline(60),
    position: headline(100),
    organisation: headline(100),
    statement: text(longestStatement),
  }),
  answer: ownApplication,
  faults: [expertFaults.applicationWaiting, expertFaults.alreadyExpert],
  limit: { times: 20, seconds: 86_400 },
})
