import { z } from 'zod'
import { defineCall, id, line, page, pageSize } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { discussionFaults as faults } from './faults.ts'
import { reportReasons } from './rules.ts'
import { reportedPost } from './schema.ts'
import { itsOrganisers, organisersOfIt } from '../../shared/roles/demands.ts'

const params = z.object({ id: id() })

export const reportPost = defineCall({
  method: 'POST',
  path: '/api/discussions/posts/{id}/reports',
  summary: { zh: '举报', en: 'Report a post' },
  access: 'user',
  params,
  body: z.object({ reason: z.enum(reportReasons), note: line(500).default('') }),
  answer: z.object({ id: z.number() }),
  faults: [faults.postNotFound, faults.ownReport, faults.alreadyReported],
  limit: { times: 20, seconds: 3600 },
})

export const listReports = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/discussions/reports',
  summary: { zh: '待处理的举报（主办方）', en: 'Reports waiting for the organizer' },
  access: itsOrganisers,
  params,
  query: z.object({ page: page(), per_page: pageSize(20) }),
  answer: z.object({ posts: z.array(reportedPost), total: z.number() }),
  faults: [competitionFaults.notFound, baseFaults.forbidden],
})

export const settleReports = defineCall({
  method: 'PUT',
  path: '/api/admin/discussions/posts/{id}/reports',
  summary: { zh: '处理一条内容的全部举报（主办方）', en: 'Settle all reports of a post (organizer)' },
  access: organisersOfIt,
  params,
  body: z.object({ outcome: z.enum(['dismissed', 'removed']), reason: line(200).default('') }),
  answer: z.object({ settled: z.number() }),
  faults: [faults.postNotFound, faults.nothingOpen, faults.reasonMissing, baseFaults.forbidden],
})
