import { z } from 'zod'
import { defineCall, headline, line, text } from '../../../base/contract/call.ts'
import { competitionCard } from '../../competing/competitions/contract.ts'
import { leadFaults } from './faults.ts'
import { budgets, longestNeed } from './rules.ts'

export const getCooperation = defineCall({
  method: 'GET',
  path: '/api/cooperation',
  summary: { zh: '合作页：已办竞赛的真实数字与案例', en: 'What hosting came to so far: figures and cases' },
  access: 'public',
  answer: z.object({
    numbers: z.object({ competitions: z.number(), participants: z.number(), submissions: z.number() }),
    cases: z.array(z.object({ competition: competitionCard, submissions: z.number(), days: z.number() })),
  }),
})

export const getRiddle = defineCall({
  method: 'GET',
  path: '/api/leads/riddle',
  summary: {
    zh: '提交合作意向前要解的题，用来挡住机器人',
    en: 'What a browser solves before an inquiry is sent',
  },
  access: 'public',
  answer: z.object({ riddle: z.string(), bits: z.number() }),
})

export const sendLead = defineCall({
  method: 'POST',
  path: '/api/leads',
  summary: { zh: '提交合作意向', en: 'Send an inquiry about hosting' },
  access: 'public',
  body: z.object({
    organisation: headline(100),
    name: headline(60),
    email: line(120).pipe(z.union([z.literal(''), z.email()])),
    phone: line(30).regex(/^[+\d][\d ()-]{4,}$|^$/),
    need: text(longestNeed),
    budget: z.enum(budgets),
    hasConsented: z.literal(true),
    riddle: z.string().max(400),
    nonce: z.int().min(0),
  }),
  answer: z.object({ number: z.number() }),
  faults: [leadFaults.contactMissing, leadFaults.riddleUnsolved, leadFaults.riddleSpent],
  limit: { times: 10, seconds: 3600 },
})
