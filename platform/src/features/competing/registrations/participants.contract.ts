import { z } from 'zod'
import { defineCall, id, instant, line, page, pageSize } from '../../../base/contract/call.ts'
import { competitionFaults } from '../competitions/faults.ts'
import { participantFaults } from './faults.ts'
import { registrationStates } from './rules.ts'
import { itsOrganisers } from '../../shared/roles/demands.ts'

const participant = z.object({
  user: z.object({ id: z.number(), name: z.string(), email: z.string().nullable() }),
  team: z.object({ id: z.number(), name: z.string(), isCaptain: z.boolean() }).nullable(),
  state: z.enum(registrationStates),
  /** Which version of the agreement was accepted, and whether it is the present one. */
  agreementVersion: z.number(),
  isCurrent: z.boolean(),
  /** What the entry form asked, as it was answered. */
  entry: z.array(z.object({ label: z.string(), value: z.string() })),
  invitedBy: z.string().nullable(),
  at: instant(),
  decided: z.object({ by: z.string(), at: instant(), reason: z.string().nullable() }).nullable(),
})

const filters = {
  state: z.enum(registrationStates).optional(),
  /** How a name or an e-mail begins, or a number. */
  search: line(100).default(''),
}

export const listParticipants = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/participants',
  summary: { zh: '竞赛的报名者（主办方）', en: 'Who signed up for a competition (organizer)' },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  query: z.object({
    ...filters,
    page: page(),
    per_page: pageSize(20),
  }),
  answer: z.object({
    zone: z.string(),
    requireApproval: z.boolean(),
    counts: z.object({ pending: z.number(), approved: z.number(), refused: z.number() }),
    total: z.number(),
    list: z.array(participant),
  }),
  faults: [competitionFaults.notFound],
})

export const exportParticipants = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/participants.csv',
  summary: {
    zh: '导出报名者（CSV，含报名表的回答）',
    en: 'Who signed up as a CSV file, with the answers to the entry form',
  },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  query: z.object(filters),
  answer: 'file',
  faults: [competitionFaults.notFound],
  limit: { times: 60, seconds: 3600 },
})

export const decideParticipants = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/participants',
  summary: {
    zh: '通过或拒绝报名（拒绝须附理由）',
    en: 'Approve or refuse signups; a refusal needs a reason',
  },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  body: z.object({
    userIds: z.array(z.number().int().positive()).min(1).max(100),
    state: z.enum(['approved', 'refused']),
    reason: line(300).default(''),
  }),
  /** How many changed; whoever was so already is not counted. */
  answer: z.object({ changed: z.number() }),
  faults: [competitionFaults.notFound, participantFaults.notFound, participantFaults.reasonMissing],
})
