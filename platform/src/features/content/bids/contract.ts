import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import {
  chosenInstant,
  defineCall,
  draftText,
  flag,
  headline,
  id,
  instant,
  line,
  page,
  pageSize,
  smallId,
  text,
} from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { bidFaults as faults } from './faults.ts'
import {
  confidentialities,
  longestProposal,
  longestQuestion,
  longestText,
  needsPerPage,
  needStates,
  publicStates,
  steps,
} from './rules.ts'

const needId = z.object({ needId: smallId() })
const person = z.object({ id: z.number(), name: z.string() })
const state = z.enum(needStates)

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
const ownBid = z.object({
  id: z.number(),
  summary: z.string(),
  proposal: z.string(),
  offer: z.string(),
  team: z.string(),
  isNamed: z.boolean(),
  isShortlisted: z.boolean(),
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
      }),
    ),
    /** Who was awarded, where they agreed to be named. */
    awarded: z.object({ name: z.string(), summary: z.string() }).nullable(),
    own: ownBid.nullable(),
    /** How the reader's request to read what is confidential stands. */
    access: z.enum(['none', 'asked', 'granted']),
    isPoster: z.boolean(),
    abilities: z.object({ bid: ability, ask: ability, answer: ability, desk: ability, edit: ability }),
  }),
  faults: [faults.notFound],
})

const value = z.object({
  organisation: headline(100),
  titleZh: line(80),
  titleEn: line(80),
  summaryZh: line(300),
  summaryEn: line(300),
  backgroundZh: draftText(longestText),
  backgroundEn: draftText(longestText),
  targetZh: draftText(longestText),
  targetEn: draftText(longestText),
  criteriaZh: draftText(longestText),
  criteriaEn: draftText(longestText),
  reward: z.int32().min(1).nullable(),
  deadline: chosenInstant().nullable(),
  confidentiality: z.enum(confidentialities),
  industry: line(60),
})
export type NeedValue = z.output<typeof value>

export const addNeed = defineCall({
  method: 'POST',
  path: '/api/bids/needs',
  summary: { zh: '起草揭榜需求', en: 'Begin a call for bids' },
  access: 'user',
  body: z.object({ organisation: headline(100), title: headline(80) }),
  answer: z.object({ id: z.number() }),
  limit: { times: 20, seconds: 86_400 },
})

const edited = saved(value).extend({
  id: z.number(),
  state,
  reason: z.string(),
  missing: z.array(z.string()),
})

export const getNeedDraft = defineCall({
  method: 'GET',
  path: '/api/bids/needs/{needId}/draft',
  summary: { zh: '编辑中的揭榜需求', en: 'A call for bids as it is edited' },
  access: 'user',
  params: needId,
  answer: edited.extend({
    industries: z.array(z.object({ code: z.string(), name: z.string() })),
    abilities: z.object({ submit: ability, return: ability, publish: ability }),
  }),
  faults: [faults.notFound, faults.wrongState],
})

export const saveNeed = defineCall({
  method: 'PUT',
  path: '/api/bids/needs/{needId}/draft',
  summary: { zh: '保存揭榜需求', en: 'Save a call for bids' },
  access: 'user',
  params: needId,
  body: saving(value),
  answer: edited,
  faults: [
    faults.notFound,
    faults.wrongState,
    faults.unknownIndustry,
    faults.incomplete,
    faults.deadlinePassed,
    adminFaults.changedMeanwhile,
    baseFaults.invalidInput,
  ],
})

export const stepNeed = defineCall({
  method: 'PUT',
  path: '/api/bids/needs/{needId}/state',
  summary: {
    zh: '提交、退回、发布、截止、评定或关闭揭榜需求',
    en: 'Submit, return, publish, end, award or close a call for bids',
  },
  access: 'user',
  params: needId,
  body: z.object({
    step: z.enum(steps),
    reason: line(300).default(''),
    /** Which bid is awarded. */
    bidId: smallId().nullable().default(null),
  }),
  answer: z.object({ state }),
  faults: [
    faults.notFound,
    faults.wrongState,
    faults.incomplete,
    faults.deadlinePassed,
    faults.reasonMissing,
    faults.bidMissing,
    baseFaults.forbidden,
  ],
})

export const listOwnNeeds = defineCall({
  method: 'GET',
  path: '/api/bids/own',
  summary: { zh: '自己发布的揭榜需求与提交的方案', en: 'One’s own calls and bids' },
  access: 'user',
  answer: z.object({
    needs: z.array(
      z.object({ id: z.number(), title: z.string(), state, bids: z.number(), reason: z.string() }),
    ),
    bids: z.array(
      z.object({
        needId: z.number(),
        title: z.string(),
        state,
        isShortlisted: z.boolean(),
        isAwarded: z.boolean(),
      }),
    ),
  }),
})

export const bidForm = z.object({
  summary: headline(300),
  proposal: text(longestProposal),
  offer: headline(100),
  team: z.string().max(500).default(''),
  isNamed: flag().default(false),
})
export const bidFiles = ['file'] as const

export const makeBid = defineCall({
  method: 'POST',
  path: '/api/bids/needs/{needId}/bid',
  summary: {
    zh: '揭榜：提交或更新方案，附件会整体替换',
    en: 'Bid, or bid anew: attachments are replaced as a whole',
  },
  access: 'user',
  params: needId,
  body: bidForm,
  files: bidFiles,
  answer: z.object({ id: z.number() }),
  faults: [faults.notFound, faults.notOpen, faults.ownNeed, faults.notAdmitted, baseFaults.tooLarge],
  limit: { times: 60, seconds: 3600 },
})

export const withdrawBid = defineCall({
  method: 'DELETE',
  path: '/api/bids/needs/{needId}/bid',
  summary: { zh: '撤回自己的揭榜方案', en: 'Withdraw one’s bid' },
  access: 'user',
  params: needId,
  answer: z.object({ isWithdrawn: z.boolean() }),
  faults: [faults.notFound, faults.notOpen, faults.noBid],
  alwaysOpen: true,
})

export const listBids = defineCall({
  method: 'GET',
  path: '/api/bids/needs/{needId}/bids',
  summary: { zh: '收到的揭榜方案与查阅申请', en: 'The bids on a call, and who asks to read its details' },
  access: 'user',
  params: needId,
  answer: z.object({
    title: z.string(),
    state,
    bids: z.array(ownBid.omit({ proposal: true }).extend({ user: person, html: z.string(), at: instant() })),
    requests: z.array(
      z.object({ user: person, message: z.string(), askedAt: instant(), isGranted: z.boolean() }),
    ),
    abilities: z.object({ select: ability, award: ability, close: ability }),
  }),
  faults: [faults.notFound],
})

export const shortlistBid = defineCall({
  method: 'PUT',
  path: '/api/bids/{bidId}',
  summary: { zh: '让一份方案入围，或取消入围', en: 'Put a bid on the shortlist, or take it off' },
  access: 'user',
  params: z.object({ bidId: smallId() }),
  body: z.object({ isShortlisted: z.boolean() }),
  answer: z.object({ isShortlisted: z.boolean() }),
  faults: [faults.noBid, faults.wrongState],
})

export const readBidFile = defineCall({
  method: 'GET',
  path: '/api/bids/files/{fileId}',
  summary: { zh: '揭榜方案的附件', en: 'An attachment of a bid' },
  access: 'user',
  params: z.object({ fileId: smallId() }),
  answer: 'file',
  faults: [faults.noFile],
})

export const askQuestion = defineCall({
  method: 'POST',
  path: '/api/bids/needs/{needId}/questions',
  summary: { zh: '就揭榜需求提问', en: 'Ask about a call for bids' },
  access: 'user',
  params: needId,
  body: z.object({ body: text(longestQuestion) }),
  answer: z.object({ id: z.number() }),
  faults: [faults.notFound, faults.notAdmitted, faults.notOpen],
  limit: { times: 30, seconds: 3600 },
})

export const answerQuestion = defineCall({
  method: 'PUT',
  path: '/api/bids/questions/{questionId}',
  summary: { zh: '回答关于揭榜需求的问题', en: 'Answer a question about a call for bids' },
  access: 'user',
  params: z.object({ questionId: smallId() }),
  body: z.object({ answer: text(longestQuestion) }),
  answer: z.object({ id: z.number() }),
  faults: [faults.noQuestion],
})

export const askAccess = defineCall({
  method: 'POST',
  path: '/api/bids/needs/{needId}/access',
  summary: { zh: '申请查阅保密的详情', en: 'Ask to read what is confidential' },
  access: 'user',
  params: needId,
  body: z.object({ message: headline(300) }),
  answer: z.object({ isAsked: z.boolean() }),
  faults: [faults.notFound, faults.notSecret],
  limit: { times: 30, seconds: 3600 },
})

export const grantAccess = defineCall({
  method: 'PUT',
  path: '/api/bids/needs/{needId}/access/{userId}',
  summary: { zh: '允许或不再允许某人查阅详情', en: 'Let somebody read the details, or no longer' },
  access: 'user',
  params: z.object({ needId: smallId(), userId: id() }),
  body: z.object({ isGranted: z.boolean() }),
  answer: z.object({ isGranted: z.boolean() }),
  faults: [faults.notFound, faults.noRequest],
})
