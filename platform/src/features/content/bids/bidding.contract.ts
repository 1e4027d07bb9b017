import { z } from 'zod'
import { defineCall, flag, headline, smallId, text } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { needId } from './contract.ts'
import { bidFaults as faults } from './faults.ts'
import { longestProposal, longestQuestion } from './rules.ts'

export const bidForm = z.object({
  summary: headline(300),
  proposal: text(longestProposal),
  offer: headline(100),
  team: z.string().max(500).default(''),
  isNamed: flag().default(false),
  /** Ids of the attachments that stay, by commas; all of them where it is left out. */
  kept: z
    .string()
    .regex(/^(?:\d{1,10}(?:,\d{1,10})*)?$/)
    .optional(),
})
export const bidFiles = ['file'] as const

export const makeBid = defineCall({
  method: 'POST',
  path: '/api/bids/needs/{needId}/bid',
  summary: {
    zh: '揭榜：提交或更新方案',
    en: 'Bid, or bid anew',
  },
  access: 'user',
  params: needId,
  body: bidForm,
  files: bidFiles,
  answer: z.object({ id: z.number() }),
  faults: [
    faults.notFound,
    faults.notOpen,
    faults.ownNeed,
    faults.ownDesk,
    faults.notAdmitted,
    baseFaults.tooLarge,
  ],
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
