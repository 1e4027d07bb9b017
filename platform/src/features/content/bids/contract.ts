import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { defineCall, instant, line, page, pageSize, smallId } from '../../../base/contract/call.ts'
import { bidFaults as faults } from './faults.ts'
import { confidentialities, needsPerPage, needStates, publicStates } from './rules.ts'

export const needId = z.object({ needId: smallId() })
export const person = z.object({ id: z.number(), name: z.string() })
export const state = z.enum(needStates)

const card = z.object({
  id: z.number(),
  title: z.string(),
  summary: z.string(),
  organisation: z.string(),
  industry: z.string().nullable(),
  /** In yuan; null where it is to be agreed on. */
  reward: z.number().nullable(),
  deadline: instant().nullable(),
  confidentiality: z.enum(confidentialities),
  state,
  bids: z.number(),
})

export const listNeeds = defineCall({
  method: 'GET',
  path: '/api/bids/needs',
  summary: {
    zh: '揭榜需求：按状态与行业筛选，可搜索',
    en: 'Calls for bids by state and industry, to search',
  },
  access: 'public',
  query: z.object({
    state: z.enum(publicStates).optional(),
    industry: line(60).default(''),
    search: line(60).default(''),
    page: page(),
    per_page: pageSize(needsPerPage),
  }),
  answer: z.object({
    list: z.array(card),
    total: z.number(),
    industries: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
})

const file = z.object({ id: z.number(), name: z.string(), size: z.number() })
export const ownBid = z.object({
  id: z.number(),
  summary: z.string(),
  proposal: z.string(),
  offer: z.string(),
  team: z.string(),
  isNamed: z.boolean(),
  isShortlisted: z.boolean(),
  isAwarded: z.boolean(),
  /** The proposal as it is read. */
  html: z.string(),
  files: z.array(file),
})

export const getNeed = defineCall({
  method: 'GET',
  path: '/api/bids/needs/{needId}',
  summary: { zh: '一个揭榜需求', en: 'A call for bids' },
  access: 'public',
  params: needId,
  answer: card.extend({
    reason: z.string(),
    /** Null for those who may not read them. */
    details: z.object({ background: z.string(), target: z.string(), criteria: z.string() }).nullable(),
    questions: z.array(
      z.object({
        id: z.number(),
        author: person,
        body: z.string(),
        createdAt: instant(),
        answer: z.string().nullable(),
        /** Taken away by staff: empty, then. */
        isRemoved: z.boolean(),
        isAnswerRemoved: z.boolean(),
      }),
    ),
    /** Who was awarded, where they agreed to be named. */
    awarded: z.object({ name: z.string(), summary: z.string() }).nullable(),
    own: ownBid.nullable(),
    /** How the reader's request to read what is confidential stands. */
    access: z.enum(['none', 'asked', 'granted']),
    isPoster: z.boolean(),
    /** Why it was taken down, where it is. */
    takenDown: z.string().nullable(),
    abilities: z.object({
      bid: ability,
      ask: ability,
      answer: ability,
      desk: ability,
      edit: ability,
      remove: ability,
      takeDown: ability,
    }),
  }),
  faults: [faults.notFound],
})

export const listOwnNeeds = defineCall({
  method: 'GET',
  path: '/api/bids/own',
  summary: { zh: '自己发布的揭榜需求与提交的方案', en: 'One’s own calls and bids' },
  access: 'user',
  answer: z.object({
    needs: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        state,
        bids: z.number(),
        reason: z.string(),
        isTakenDown: z.boolean(),
      }),
    ),
    bids: z.array(
      z.object({
        needId: z.number(),
        title: z.string(),
        state,
        isShortlisted: z.boolean(),
        isAwarded: z.boolean(),
        isTakenDown: z.boolean(),
      }),
    ),
  }),
})
