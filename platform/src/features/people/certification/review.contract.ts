import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { defineCall, id, instant, line, page, pageSize } from '../../../base/contract/call.ts'
import { certifiers } from '../../shared/roles/demands.ts'
import { certifierFaults as faults } from './faults.ts'
import { certificateTypes, kinds, perPage, photoParts, states } from './rules.ts'

const params = z.object({ id: id() })
const byWhom = z.object({ id: z.number(), name: z.string() }).nullable()

const queued = z.object({
  id: z.number(),
  user: z.object({ id: z.number(), name: z.string(), avatar: z.string().nullable() }),
  kind: z.enum(kinds),
  certificateType: z.enum(certificateTypes),
  country: z.string().nullable(),
  state: z.enum(states),
  submittedAt: instant(),
  /** Who approved it, where another must as well. */
  firstBy: byWhom,
  decidedBy: byWhom,
  decidedAt: instant().nullable(),
  reason: z.string().nullable(),
  abilities: z.object({ decide: ability }),
})

export const listApplications = defineCall({
  method: 'GET',
  path: '/api/admin/certifications',
  summary: {
    zh: '认证申请，待审核的按提交先后排列（不含证件信息）',
    en: 'Applications for certification, those that wait the oldest first; nothing of the documents',
  },
  access: certifiers,
  query: z.object({
    state: z.enum(states).default('reviewing'),
    page: page(),
    per_page: pageSize(perPage),
  }),
  answer: z.object({
    counts: z.object({ reviewing: z.number(), success: z.number(), rejected: z.number() }),
    total: z.number(),
    list: z.array(queued),
    /** How many certifiers must approve. */
    eyes: z.number(),
  }),
})

export const readApplication = defineCall({
  method: 'GET',
  path: '/api/admin/certifications/{id}',
  summary: {
    zh: '查看一份申请的证件信息（记入操作记录）',
    en: 'Read what an application says; kept in the audit log',
  },
  access: certifiers,
  params,
  answer: z.object({
    id: z.number(),
    /** Null once it has been deleted after a rejection. */
    realName: z.string().nullable(),
    number: z.string().nullable(),
    companyName: z.string().nullable(),
    jobName: z.string().nullable(),
    /** As far as they have not been deleted. */
    photos: z.array(z.object({ part: z.enum(photoParts), width: z.number(), height: z.number() })),
  }),
  faults: [faults.notFound, faults.locked],
})

export const readPhoto = defineCall({
  method: 'GET',
  path: '/api/admin/certifications/{id}/photos/{part}',
  summary: {
    zh: '查看一张证件照片（记入操作记录）',
    en: 'Look at a photo of an application; kept in the audit log',
  },
  access: certifiers,
  params: params.extend({ part: z.enum(photoParts) }),
  answer: 'file',
  faults: [faults.notFound, faults.photoGone, faults.locked],
})

export const decideApplication = defineCall({
  method: 'POST',
  path: '/api/admin/certifications/{id}/decision',
  summary: { zh: '通过或驳回一份申请', en: 'Approve or reject an application' },
  access: certifiers,
  params,
  body: z.object({ verdict: z.enum(['approve', 'reject']), reason: line(300).default('') }),
  answer: queued,
  faults: [faults.notFound, faults.decided, faults.ownApplication, faults.sameEyes, faults.reasonMissing],
})
