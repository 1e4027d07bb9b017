import { z } from 'zod'
import { defineCall, id, instant, page, pageSize, text } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { appealFaults as faults } from './faults.ts'
import { appealLimit, appealsPerPage, appealStates } from './rules.ts'
import { itsOrganisers, organisersOfIt } from '../../shared/roles/demands.ts'

const params = z.object({ id: id() })
const named = z.object({ id: z.number(), name: z.string() })
const state = z.enum(appealStates)

const appeal = z.object({
  id: z.number(),
  /** Which team it is about; the own one when it was found to cheat. */
  subject: named.extend({ isOwn: z.boolean() }),
  author: named,
  state,
  html: z.string(),
  createdAt: instant(),
  answer: z.object({ html: z.string(), at: instant() }).nullable(),
})

export const listAppeals = defineCall({
  method: 'GET',
  path: '/api/competitions/{id}/cheat/appeal',
  summary: { zh: '自己队伍的作弊申诉', en: 'The appeals of one’s own team about cheating' },
  access: 'user',
  params,
  query: z.object({ teamId: id().optional(), page: page(), per_page: pageSize(appealsPerPage) }),
  answer: z.object({ appeals: z.array(appeal), total: z.number(), team: named }),
  faults: [competitionFaults.notFound, faults.membersOnly, faults.otherTeam],
})

export const fileAppeal = defineCall({
  method: 'POST',
  path: '/api/competitions/{id}/cheat/appeal',
  summary: { zh: '提交作弊申诉', en: 'File an appeal about cheating' },
  access: 'user',
  params,
  body: z.object({
    /** The own team; another one is refused. */ teamId: id().optional(),
    /** The suspected team; the own one when left out. */ subjectTeamId: id().optional(),
    content: text(appealLimit),
  }),
  answer: appeal,
  faults: [
    competitionFaults.notFound,
    faults.membersOnly,
    faults.otherTeam,
    faults.subjectNotFound,
    faults.alreadyOpen,
    baseFaults.unrenderable,
  ],
  limit: { times: 10, seconds: 3600 },
})

const managedAppeal = appeal.omit({ subject: true }).extend({
  team: named.extend({ isBanned: z.boolean() }),
  subject: named.extend({ isBanned: z.boolean(), isOwn: z.boolean() }),
  answeredBy: named.nullable(),
})

export const listManagedAppeals = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/appeals',
  summary: { zh: '竞赛的全部申诉（主办方）', en: 'All appeals of a competition (organizer)' },
  access: itsOrganisers,
  params,
  query: z.object({ state: state.optional(), page: page(), per_page: pageSize(appealsPerPage) }),
  answer: z.object({
    appeals: z.array(managedAppeal),
    total: z.number(),
    /** How many are in each state. */
    counts: z.object({
      open: z.number(),
      reviewing: z.number(),
      answered: z.number(),
      rejected: z.number(),
    }),
  }),
  faults: [competitionFaults.notFound, baseFaults.forbidden],
})

export const settleAppeal = defineCall({
  method: 'PUT',
  path: '/api/admin/appeals/{id}',
  summary: {
    zh: '受理、答复或驳回申诉（主办方）',
    en: 'Take up, answer or reject an appeal (organizer)',
  },
  access: organisersOfIt,
  params,
  body: z.object({
    state: state.exclude(['open']),
    answer: text(appealLimit).optional(),
  }),
  answer: managedAppeal,
  faults: [
    faults.notFound,
    faults.answerMissing,
    faults.alreadyClosed,
    baseFaults.forbidden,
    baseFaults.unrenderable,
  ],
})
