import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { defineCall, id, line, page, pageSize } from '../../../base/contract/call.ts'
import { onboardingFaults } from '../../people/onboarding/faults.ts'
import { competitionFaults } from '../competitions/faults.ts'
import { teamFaults } from './faults.ts'
import { invitation, team, teamRequest } from './schema.ts'

const { notFound, captainOnly, banned, requestNotFound, invitationNotFound } = teamFaults
/** What can keep a team from going over into another. */
const apart = [
  banned,
  teamFaults.captainLeft,
  teamFaults.askerBanned,
  teamFaults.askerMoved,
  teamFaults.full,
  teamFaults.inOtherTeam,
  teamFaults.mergedElsewhere,
  teamFaults.otherRound,
  teamFaults.ownTeam,
  teamFaults.tooLate,
  teamFaults.tooManyMembers,
  teamFaults.tooManySubmissions,
  teamFaults.ended,
  ...Object.values(onboardingFaults),
]
const params = z.object({ id: id() })
const oneRequest = z.object({ id: id(), requestId: id() })
const asking = z.object({
  /** Why: the captain reads it. */
  message: line(300).min(1),
  cmptId: z.number().int().positive(),
})
const asked = z.object({ id: z.number() })
const manyTimes = { times: 30, seconds: 3600 }

export const askToJoin = defineCall({
  method: 'POST',
  path: '/api/teams/v2/{id}/requests',
  summary: { zh: '申请加入队伍，需说明理由', en: 'Ask to join a team, with a reason' },
  access: 'user',
  params,
  body: asking,
  answer: asked,
  faults: [notFound, teamFaults.notTaken, competitionFaults.notRegistered, teamFaults.alreadyAsked, ...apart],
  limit: manyTimes,
})

export const askToMerge = defineCall({
  method: 'POST',
  path: '/api/teams/v2/{id}/merges',
  summary: {
    zh: '申请把自己的整支队伍并入另一支队伍（队长）',
    en: 'Ask a team to take in one’s whole team (captain)',
  },
  access: 'user',
  params,
  body: asking,
  answer: asked,
  faults: [
    notFound,
    teamFaults.mergeByCaptain,
    teamFaults.notTaken,
    competitionFaults.notRegistered,
    teamFaults.alreadyAsked,
    ...apart,
  ],
  limit: manyTimes,
})

const requests = z.object({ requests: z.array(teamRequest), total: z.number() })
const paging = { page: page(), per_page: pageSize(20) }

export const listRequests = defineCall({
  method: 'GET',
  path: '/api/teams/v2/{id}/requests',
  summary: {
    zh: '队伍收到的加入与合并申请（队长）',
    en: 'Requests to join the team or merge into it (captain)',
  },
  access: 'user',
  params,
  query: z.object({
    cmptId: id().optional(),
    state: z.enum(['open', 'all']).default('open'),
    /** Only those made before this one: what follows a list whose first ones are being answered. */
    before: id().optional(),
    ...paging,
  }),
  answer: requests,
  faults: [notFound, captainOnly],
})

export const listOwnRequests = defineCall({
  method: 'GET',
  path: '/api/teams/v2/requests',
  summary: { zh: '我在竞赛中发出的申请', en: 'The requests one made in a competition' },
  access: 'user',
  query: z.object({ cmptId: id(), ...paging }),
  answer: requests,
})

export const answerRequest = defineCall({
  method: 'PUT',
  path: '/api/teams/v2/{id}/requests/{requestId}',
  summary: { zh: '同意或拒绝申请（队长）', en: 'Accept or deny a request (captain)' },
  access: 'user',
  params: oneRequest,
  body: z.object({ action: z.enum(['accept', 'deny']) }),
  answer: teamRequest,
  faults: [notFound, captainOnly, requestNotFound, teamFaults.decided, ...apart],
})

export const withdrawRequest = defineCall({
  method: 'DELETE',
  path: '/api/teams/v2/{id}/requests/{requestId}',
  summary: { zh: '撤回自己的申请', en: 'Take one’s own request back' },
  access: 'user',
  params: oneRequest,
  answer: asked,
  faults: [
    requestNotFound,
    teamFaults.decided,
    teamFaults.askerMoved,
    teamFaults.mergedElsewhere,
    teamFaults.captainLeft,
    banned,
  ],
})

export const getInvitation = defineCall({
  method: 'GET',
  path: '/api/teams/{id}/invitation',
  summary: { zh: '队伍的邀请链接（队长）', en: 'The link into the team (captain)' },
  access: 'user',
  params,
  answer: invitation,
  faults: [notFound, captainOnly],
})

export const makeInvitation = defineCall({
  method: 'POST',
  path: '/api/teams/{id}/invitation',
  summary: {
    zh: '生成新的邀请链接，旧链接随即失效（队长）',
    en: 'Make a new link into the team; earlier ones end (captain)',
  },
  access: 'user',
  params,
  answer: invitation,
  faults: [notFound, captainOnly, banned, teamFaults.ended, teamFaults.full, teamFaults.tooLate],
})

export const revokeInvitation = defineCall({
  method: 'DELETE',
  path: '/api/teams/{id}/invitation',
  summary: { zh: '停用邀请链接（队长）', en: 'End the link into the team (captain)' },
  access: 'user',
  params,
  answer: invitation,
  faults: [notFound, captainOnly, banned, teamFaults.ended],
})

const byToken = z.object({ token: z.string().min(1).max(300) })

export const readInvitation = defineCall({
  method: 'GET',
  path: '/api/teams/invitations/{token}',
  summary: { zh: '邀请链接指向的队伍', en: 'The team that a link leads into' },
  access: 'user',
  params: byToken,
  answer: z.object({ team, join: ability }),
  faults: [invitationNotFound, notFound],
})

export const followInvitation = defineCall({
  method: 'POST',
  path: '/api/teams/invitations/{token}',
  summary: { zh: '通过邀请链接加入队伍', en: 'Join a team by its link' },
  access: 'user',
  params: byToken,
  answer: team,
  faults: [invitationNotFound, notFound, competitionFaults.notRegistered, ...apart],
  limit: manyTimes,
})
