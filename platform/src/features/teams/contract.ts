import { z } from 'zod'
import { defineCall, id, instant, line, page, pageSize } from '../../base/contract/call.ts'
import { teamFaults } from './faults.ts'
import { isVisible } from './rules.ts'

/** What a team may be called. */
export const teamName = line(60)
  .min(1, { abort: true })
  .refine(isVisible, { params: { code: 'invisible' } })

const member = z.object({
  id: z.number(),
  name: z.string(),
  avatar: z.string().nullable(),
  role: z.enum(['captain', 'member']),
  joinedAt: instant(),
})

export const team = z.object({
  id: z.number(),
  cmptId: z.number(),
  name: z.string(),
  manifesto: z.string(),
  announcement: z.string(),
  mentor: z.string(),
  mentorUnit: z.string(),
  scheduleId: z.number().nullable(),
  isBanned: z.boolean(),
  captain: z.object({ id: z.number(), name: z.string() }).nullable(),
  members: z.array(member),
})

export const listTeams = defineCall({
  method: 'GET',
  path: '/api/teams',
  summary: { zh: '队伍列表：按竞赛、成员或名称筛选', en: 'Teams by competition, member or name' },
  access: 'user',
  query: z.object({
    userId: id().optional(),
    cmptId: id().optional(),
    search: line(60).default(''),
    isRedance: line(10).optional(),
    page: page(),
    per_page: pageSize(20),
  }),
  answer: z.object({ teams: z.array(team), total: z.number() }),
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
  }),
  answer: team,
  faults: Object.values(teamFaults),
})
