import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { defineCall, flag, id, line, page, pageSize } from '../../../base/contract/call.ts'
import { isMisleading } from '../../../base/misleading.ts'
import { competitionFaults } from '../competitions/faults.ts'
import { teamFaults } from './faults.ts'
import { isVisible } from './rules.ts'
import { team, teamEvent } from './schema.ts'

/** What a team may be called. */
export const teamName = line(60)
  .min(1, { abort: true })
  .refine(isVisible, { params: { code: 'invisible' } })
  .refine(name => !isVisible(name) || !isMisleading(name), { params: { code: 'misleading' } })

const { notFound, captainOnly, memberNotFound, memberOnly, banned } = teamFaults
/** What can stand against any change of a team by its captain. */
const unchangeable = [notFound, captainOnly, banned, teamFaults.ended]

export const listTeams = defineCall({
  method: 'GET',
  path: '/api/teams',
  summary: {
    zh: '队伍列表：按竞赛、成员、名称或编号、空位、招募状态筛选',
    en: 'Teams by competition, member, name or ID, room and whether they look for members',
  },
  access: 'user',
  query: z.object({
    userId: id().optional(),
    cmptId: id().optional(),
    search: line(60).default(''),
    /** Only teams that can take one more. */
    hasRoom: flag().default(false),
    /** Only teams that look for members. */
    wantsMembers: flag().default(false),
    isRedance: line(10).optional(),
    page: page(),
    per_page: pageSize(20),
  }),
  answer: z.object({
    teams: z.array(team),
    total: z.number(),
    /** What keeps this reader from asking any team of the competition; null without a competition. */
    ask: ability.nullable(),
  }),
  faults: [competitionFaults.notFound],
})

export const updateTeam = defineCall({
  method: 'PUT',
  path: '/api/teams/{id}',
  summary: { zh: '修改队伍信息（队长）', en: 'Edit the team (captain)' },
  access: 'user',
  params: z.object({ id: id() }),
  body: z.object({
    name: teamName.optional(),
    manifesto: line(300).optional(),
    announcement: line(300).optional(),
    mentor: line(60).optional(),
    mentorUnit: line(100).optional(),
    wantsMembers: z.boolean().optional(),
  }),
  answer: team,
  faults: [...unchangeable, teamFaults.nameTaken],
})

export const dissolveTeam = defineCall({
  method: 'DELETE',
  path: '/api/teams/{id}',
  summary: {
    zh: '解散一人队伍并取消报名（尚未提交过结果）',
    en: 'Dissolve a team of one and take the signup back (nothing submitted yet)',
  },
  access: 'user',
  params: z.object({ id: id() }),
  query: z.object({ operatorId: id().optional() }),
  answer: z.object({ id: z.number() }),
  faults: [...unchangeable, teamFaults.notAlone, teamFaults.alreadySubmitted],
})

export const removeMember = defineCall({
  method: 'DELETE',
  path: '/api/teams/{id}/members/{memberId}',
  summary: {
    zh: '移出成员（队长），或转让队长后退出队伍（memberId 为自己）',
    en: 'Remove a member (captain), or quit after handing the captaincy over (memberId is oneself)',
  },
  access: 'user',
  params: z.object({ id: id(), memberId: id() }),
  query: z.object({ operatorId: id().optional() }),
  answer: z.object({ id: z.number(), memberId: z.number() }),
  faults: [...unchangeable, memberOnly, memberNotFound, teamFaults.transferFirst, teamFaults.cannotLeave],
})

export const transferCaptain = defineCall({
  method: 'PUT',
  path: '/api/teams/{id}/captain',
  summary: { zh: '转让队长（队长）', en: 'Hand the captaincy to another member (captain)' },
  access: 'user',
  params: z.object({ id: id() }),
  body: z.object({
    captainId: z.number().int().positive(),
    operatorId: z.number().int().positive().optional(),
  }),
  answer: team,
  faults: [...unchangeable, memberNotFound],
})

export const listTeamHistory = defineCall({
  method: 'GET',
  path: '/api/teams/{id}/history',
  summary: {
    zh: '队伍动态：成员、申请与信息的每一次变动（队员和主办方可见）',
    en: 'What happened to the team, newest first (for members and organizers)',
  },
  access: 'user',
  params: z.object({ id: id() }),
  query: z.object({ page: page(), per_page: pageSize(20) }),
  answer: z.object({ events: z.array(teamEvent), total: z.number() }),
  faults: [notFound, memberOnly],
})
