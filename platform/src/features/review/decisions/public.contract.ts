import { z } from 'zod'
import { defineCall, flag, instant, smallId } from '../../../base/contract/call.ts'
import { certificateFaults } from '../../scoring/certificates/faults.ts'
import { editionFaults } from '../../spic/editions/faults.ts'
import { outcomes } from '../../spic/proposals/rules.ts'
import { roundKinds } from '../assignments/rules.ts'
import { decisionFaults as faults } from './faults.ts'

const editionId = z.object({ id: smallId() })
const number = z.number().nullable()

export const getResults = defineCall({
  method: 'GET',
  path: '/api/spic/{id}/results',
  summary: { zh: '一届试点项目公布的结果', en: 'The published results of an edition of the pilot projects' },
  access: 'public',
  params: editionId,
  answer: z.object({
    edition: z.object({ id: z.number(), name: z.string(), year: z.number() }),
    publishedAt: instant(),
    tracks: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        proposals: z.array(
          z.object({
            title: z.string(),
            entry: z.string(),
            outcome: z.enum(['awarded', 'shortlisted']),
            prize: z.string(),
          }),
        ),
      }),
    ),
  }),
  faults: [editionFaults.notFound, faults.noResults],
})

export const getLetter = defineCall({
  method: 'GET',
  path: '/api/spic/editions/{id}/letter',
  summary: {
    zh: '自己方案的结果与评审反馈',
    en: 'What became of one’s own proposal, and what reviewers say',
  },
  access: 'user',
  params: editionId,
  answer: z.object({
    edition: z.object({ id: z.number(), name: z.string(), year: z.number() }),
    title: z.string(),
    entry: z.string(),
    outcome: z.enum(outcomes),
    prize: z.string(),
    letter: z.string(),
    /** Of the last round that it was in; null where nobody scored it. */
    standing: z
      .object({
        kind: z.enum(roundKinds),
        rank: number,
        of: z.number(),
        score: z.number(),
        /** Differs from the text of every other score of the round. */ scoreText: z.string(),
      })
      .nullable(),
    criteria: z.array(z.object({ name: z.string(), most: z.number(), mean: z.number(), weight: z.number() })),
    comments: z.array(z.string()),
    hasCertificate: z.boolean(),
  }),
  faults: [editionFaults.notFound, faults.noResults],
})

export const getCertificate = defineCall({
  method: 'GET',
  path: '/api/spic/editions/{id}/certificate',
  summary: { zh: '自己方案的获奖证书（PDF）', en: 'The certificate of one’s own proposal, as PDF' },
  access: 'user',
  params: editionId,
  query: z.object({
    /** In English, whatever the reader’s language. */
    english: flag().optional(),
  }),
  answer: 'file',
  faults: [editionFaults.notFound, faults.noResults, faults.noCertificate, certificateFaults.busy],
  limit: { times: 120, seconds: 3600 },
})
