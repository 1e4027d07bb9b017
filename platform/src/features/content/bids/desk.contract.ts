import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { defineCall, headline, id, instant, line, smallId, text } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { needId, ownBid, person, state } from './contract.ts'
import { bidFaults as faults } from './faults.ts'
import { longestQuestion } from './rules.ts'

export const listBids = defineCall({
  method: 'GET',
  path: '/api/bids/needs/{needId}/bids',
  summary: { zh: '收到的揭榜方案与查阅申请', en: 'The bids on a call, and who asks to read its details' },
  access: 'user',
  params: needId,
  answer: z.object({
    title: z.string(),
    state,
    bids: z.array(ownBid.omit({ proposal: true }).extend({ user: person, at: instant() })),
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

export const removeTalk = defineCall({
  method: 'PUT',
  path: '/api/bids/questions/{questionId}/removal',
  summary: { zh: '移除揭榜需求的提问或回答', en: 'Remove a question about a call for bids, or its answer' },
  access: 'user',
  params: z.object({ questionId: smallId() }),
  body: z.object({ part: z.enum(['question', 'answer']), reason: headline(300) }),
  answer: z.object({ isRemoved: z.boolean() }),
  faults: [faults.noQuestion, faults.nothingToRemove, baseFaults.forbidden],
})

export const takeNeedDown = defineCall({
  method: 'PUT',
  path: '/api/bids/needs/{needId}/takedown',
  summary: { zh: '下架揭榜需求，或恢复', en: 'Take a call for bids down, or put it back' },
  access: 'user',
  params: needId,
  body: z.object({ isTakenDown: z.boolean(), reason: line(300).default('') }),
  answer: z.object({ isTakenDown: z.boolean() }),
  faults: [faults.notFound, faults.wrongState, faults.reasonMissing, baseFaults.forbidden],
})
