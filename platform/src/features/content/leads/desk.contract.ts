import { z } from 'zod'
import { defineCall, instant, line, page, pageSize, smallId, text } from '../../../base/contract/call.ts'
import { editors } from '../../shared/roles/demands.ts'
import { leadFaults } from './faults.ts'
import { budgets, leadsPerPage, leadStates, longestNote } from './rules.ts'

const state = z.enum(leadStates)
const params = z.object({ leadId: smallId() })
const brief = z.object({
  id: z.number(),
  organisation: z.string(),
  name: z.string(),
  state,
  budget: z.enum(budgets),
  createdAt: instant(),
})

export const listLeads = defineCall({
  method: 'GET',
  path: '/api/admin/leads',
  summary: { zh: '合作意向', en: 'Inquiries about hosting' },
  access: editors,
  query: z.object({ state: state.default('new'), page: page(), per_page: pageSize(leadsPerPage) }),
  answer: z.object({ list: z.array(brief), total: z.number(), counts: z.record(state, z.number()) }),
})

export const getLead = defineCall({
  method: 'GET',
  path: '/api/admin/leads/{leadId}',
  summary: { zh: '一条合作意向与跟进记录', en: 'An inquiry with its notes' },
  access: editors,
  params,
  answer: brief.extend({
    email: z.string(),
    phone: z.string(),
    need: z.string(),
    lang: z.string(),
    user: z.object({ id: z.number(), name: z.string() }).nullable(),
    notes: z.array(
      z.object({
        id: z.number(),
        author: z.object({ id: z.number(), name: z.string() }),
        body: z.string(),
        createdAt: instant(),
      }),
    ),
  }),
  faults: [leadFaults.notFound],
})

export const moveLead = defineCall({
  method: 'PUT',
  path: '/api/admin/leads/{leadId}',
  summary: { zh: '更改合作意向的状态', en: 'Change the state of an inquiry' },
  access: editors,
  params,
  body: z.object({ state }),
  answer: z.object({ state }),
  faults: [leadFaults.notFound],
})

export const addLeadNote = defineCall({
  method: 'POST',
  path: '/api/admin/leads/{leadId}/notes',
  summary: { zh: '添加跟进记录', en: 'Add a note to an inquiry' },
  access: editors,
  params,
  body: z.object({ body: text(longestNote) }),
  answer: z.object({ id: z.number() }),
  faults: [leadFaults.notFound],
})

export const deleteLead = defineCall({
  method: 'DELETE',
  path: '/api/admin/leads/{leadId}',
  summary: { zh: '删除合作意向及联系方式', en: 'Delete an inquiry with its contact details' },
  access: editors,
  params,
  query: z.object({ reason: line(300).min(1) }),
  answer: z.object({ isDeleted: z.boolean() }),
  faults: [leadFaults.notFound],
})
