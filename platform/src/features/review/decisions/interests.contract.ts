import { z } from 'zod'
import {
  defineCall,
  forReviewers,
  id,
  instant,
  line,
  numeric,
  page,
  pageSize,
  smallId,
  text,
} from '../../../base/contract/call.ts'
import { reviewRole } from '../../../base/http/reviewer.ts'
import { fileKinds } from '../../spic/forms/kinds.ts'
import { answers, field } from '../../spic/forms/fields.ts'
import { editionFaults } from '../../spic/editions/faults.ts'
import { proposalFaults } from '../../spic/proposals/faults.ts'
import { decisionFaults as faults } from './faults.ts'
import { interestAnswers, longestContact, longestMessage, rowsPerPage } from './rules.ts'

const answer = z.enum(interestAnswers).nullable()

export const listInterests = defineCall({
  method: 'GET',
  path: '/api/spic-review/interests',
  summary: { zh: '可以表达合作意向的方案', en: 'Proposals that partners can be interested in' },
  access: forReviewers(reviewRole.chief, reviewRole.partner),
  query: z.object({
    track: numeric().int().positive().optional(),
    search: line(100).default(''),
    page: page(),
    per_page: pageSize(rowsPerPage),
  }),
  answer: z.object({
    tracks: z.array(z.object({ id: z.number(), name: z.string() })),
    /** Whether only shortlisted proposals are listed, as there are some. */
    isShortlist: z.boolean(),
    total: z.number(),
    proposals: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        track: z.string(),
        /** The partner's own; null for the chief. */
        own: z
          .object({
            message: z.string(),
            contact: z.string(),
            at: instant(),
            answer,
            /** Of the team; only once both agree. */
            entry: z.object({ name: z.string(), contact: z.string() }).nullable(),
          })
          .nullable(),
        /** All partners' interests, for the chief alone. */
        interests: z
          .array(
            z.object({
              id: z.number(),
              name: z.string(),
              organisation: z.string(),
              message: z.string(),
              at: instant(),
              answer,
            }),
          )
          .nullable(),
      }),
    ),
  }),
})

const proposalId = z.object({ proposalId: id() })

export const readInterest = defineCall({
  method: 'GET',
  path: '/api/spic-review/interests/{proposalId}',
  summary: { zh: '方案的公开内容', en: 'What partners read of a proposal' },
  access: forReviewers(reviewRole.chief, reviewRole.partner),
  params: proposalId,
  answer: z.object({
    /** What was asked and answered, without what says whose it is. */
    fields: z.array(field),
    answers,
    files: z.array(z.object({ id: z.number(), name: z.string(), kind: z.enum(fileKinds), size: z.number() })),
  }),
  faults: [faults.noProposal],
})

export const readInterestFile = defineCall({
  method: 'GET',
  path: '/api/spic-review/interests/{proposalId}/files/{fileId}',
  summary: { zh: '方案附件的匿名副本', en: 'A file of a proposal, without what says whose it is' },
  access: forReviewers(reviewRole.chief, reviewRole.partner),
  params: proposalId.extend({ fileId: id() }),
  answer: 'file',
  faults: [faults.noProposal, proposalFaults.noCopy, proposalFaults.busy],
})

export const expressInterest = defineCall({
  method: 'PUT',
  path: '/api/spic-review/interests/{proposalId}',
  summary: { zh: '对方案表达合作意向', en: 'Say that one is interested in a proposal' },
  access: forReviewers(reviewRole.partner),
  params: proposalId,
  body: z.object({ message: text(longestMessage), contact: line(longestContact).min(1) }),
  answer: z.object({ at: instant() }),
  faults: [faults.noProposal, faults.answered],
  limit: { times: 200, seconds: 3600 },
})

export const withdrawInterest = defineCall({
  method: 'DELETE',
  path: '/api/spic-review/interests/{proposalId}',
  summary: { zh: '撤回合作意向', en: 'Withdraw one’s interest' },
  access: forReviewers(reviewRole.partner),
  params: proposalId,
  answer: z.object({ isWithdrawn: z.literal(true) }),
  faults: [faults.noInterest, faults.refusedStays],
})

export const listEntryInterests = defineCall({
  method: 'GET',
  path: '/api/spic/editions/{id}/interests',
  summary: { zh: '试点单位对自己方案的合作意向', en: 'Partners who are interested in one’s own proposal' },
  access: 'user',
  params: z.object({ id: smallId() }),
  answer: z.object({
    edition: z.object({ id: z.number(), name: z.string() }),
    /** Null while one has no proposal. */
    proposal: z.object({ id: z.number(), title: z.string() }).nullable(),
    interests: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        organisation: z.string(),
        message: z.string(),
        at: instant(),
        answer,
        /** Of the partner, and what the team gave; only once both agree. */
        contacts: z.object({ partner: z.string(), entry: z.string() }).nullable(),
      }),
    ),
  }),
  faults: [editionFaults.notFound],
})

export const answerInterest = defineCall({
  method: 'PUT',
  path: '/api/spic/proposals/{proposalId}/interests/{interestId}',
  summary: { zh: '同意或谢绝合作意向', en: 'Agree to a partner’s interest, or decline it' },
  access: 'user',
  params: proposalId.extend({ interestId: smallId() }),
  body: z.object({
    /** What the partner is given, who is agreed to; null declines. */
    contact: line(longestContact).min(1).nullable(),
  }),
  answer: z.object({ answer }),
  faults: [faults.noInterest, faults.answered],
})
