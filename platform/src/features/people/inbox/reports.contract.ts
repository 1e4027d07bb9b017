import { z } from 'zod'
import { defineCall, id, page, pageSize, reason } from '../../../base/contract/call.ts'
import { administrators } from '../../shared/roles/demands.ts'
import { inboxFaults as faults } from './faults.ts'
import { reportOutcomes, reportStates } from './rules.ts'
import { report } from './schema.ts'

export const listConversationReports = defineCall({
  method: 'GET',
  path: '/api/admin/inbox/reports',
  summary: { zh: '被举报的私信（管理员）', en: 'Reported conversations (administrator)' },
  access: administrators,
  query: z.object({ state: z.enum(reportStates).default('open'), page: page(), per_page: pageSize(10) }),
  answer: z.object({ reports: z.array(report), total: z.number(), open: z.number() }),
})

export const resolveConversationReport = defineCall({
  method: 'PUT',
  path: '/api/admin/inbox/reports/{id}',
  summary: { zh: '处理一个私信举报（管理员）', en: 'Resolve a report of a conversation (administrator)' },
  access: administrators,
  params: z.object({ id: id() }),
  body: z.object({ outcome: z.enum(reportOutcomes), reason: reason() }),
  answer: z.object({ affectedRows: z.number() }),
  faults: [faults.noSuchReport, faults.alreadyResolved],
})
