import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { defineCall, headline, id, instant, text } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { discussionFaults as faults } from './faults.ts'
import { bodyLimit, repositoryLimit, titleLimit } from './rules.ts'

const params = z.object({ id: id() })

export const readOwnSolution = defineCall({
  method: 'GET',
  path: '/api/competitions/{id}/solution',
  summary: {
    zh: '自己队伍的方案，以及可以附上的代码',
    en: 'The own team’s solution, and code that can come with it',
  },
  access: 'user',
  params,
  answer: z.object({
    team: z.object({ id: z.number(), name: z.string() }).nullable(),
    solution: z
      .object({
        threadId: z.number(),
        title: z.string(),
        body: z.string(),
        revision: z.number(),
        repositoryUrl: z.string(),
        codeId: z.number().nullable(),
      })
      .nullable(),
    codes: z.array(
      z.object({
        id: z.number(),
        version: z.number(),
        note: z.string(),
        fileName: z.string(),
        receivedAt: instant(),
      }),
    ),
    abilities: z.object({ save: ability, withdraw: ability }),
  }),
  faults: [competitionFaults.notFound],
})

export const saveSolution = defineCall({
  method: 'PUT',
  path: '/api/competitions/{id}/solution',
  summary: {
    zh: '发布或修改队伍的方案（竞赛结束后，队长）',
    en: 'Publish the team’s solution, or change it (captain, after the end)',
  },
  access: 'user',
  params,
  body: z.object({
    title: headline(titleLimit),
    body: text(bodyLimit),
    /** Of a public repository; empty for none. */
    repositoryUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(repositoryLimit)]).default(''),
    /** One of the team’s hand-ins, which everybody may then read; null for none. */
    codeId: id().nullable().default(null),
    /** Of a change: the revision that was edited. Another one meanwhile is not overwritten. */
    revision: id().optional(),
  }),
  answer: z.object({ threadId: z.number() }),
  faults: [
    competitionFaults.notFound,
    faults.captainOnly,
    faults.teamBanned,
    faults.notEnded,
    faults.otherAuthor,
    faults.codeNotFound,
    faults.changedMeanwhile,
    // Removed by an organizer at the same moment.
    faults.postNotFound,
    faults.locked,
    baseFaults.unrenderable,
  ],
  limit: { times: 30, seconds: 600 },
})

export const withdrawSolution = defineCall({
  method: 'DELETE',
  path: '/api/competitions/{id}/solution',
  summary: { zh: '撤回队伍的方案（队长）', en: 'Withdraw the team’s solution (captain)' },
  access: 'user',
  params,
  answer: z.object({ threadId: z.number() }),
  faults: [
    competitionFaults.notFound,
    faults.captainOnly,
    faults.teamBanned,
    faults.notEnded,
    faults.solutionNotFound,
    faults.locked,
  ],
})
