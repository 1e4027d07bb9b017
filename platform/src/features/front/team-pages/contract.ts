import { z } from 'zod'
import { defineCall, id, instant } from '../../../base/contract/call.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { teamFaults } from '../../competing/teams/faults.ts'
import { course } from '../../scoring/rankings/schema.ts'

/** Where the team stands on a board that everybody may read. */
const standing = z.object({
  scheduleId: z.number(),
  round: z.string(),
  /** Of a board that is ranked apart; empty where the round has one alone. */
  type: z.string(),
  typeName: z.string(),
  list: z.enum(['A', 'B']),
  ranking: z.number().nullable(),
  total: z.number(),
  maxScore: z.string(),
  maxScoreSubmittedAt: instant(),
})

export const getTeamPage = defineCall({
  method: 'GET',
  path: '/api/competitions/{id}/teams/{teamId}',
  summary: {
    zh: '一支队伍的公开信息：成员、名次与每天的走势',
    en: 'A team as everybody sees it: members, ranks, and how it came on day by day',
  },
  access: 'public',
  params: z.object({ id: id(), teamId: id() }),
  answer: z.object({
    competition: z.object({ title: z.string(), zone: z.string() }),
    team: z.object({
      id: z.number(),
      name: z.string(),
      isBaseline: z.boolean(),
      isOwn: z.boolean(),
      createdAt: instant(),
      members: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          avatar: z.string().nullable(),
          role: z.enum(['captain', 'member']),
        }),
      ),
    }),
    standings: z.array(standing),
    course: course.nullable(),
    solution: z
      .object({
        threadId: z.number(),
        title: z.string(),
        excerpt: z.string(),
        voteCount: z.number(),
        replyCount: z.number(),
      })
      .nullable(),
  }),
  faults: [competitionFaults.notFound, teamFaults.notFound],
})
