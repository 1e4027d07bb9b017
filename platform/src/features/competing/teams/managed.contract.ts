import { z } from 'zod'
import { defineCall, id, instant, line, pageSize } from '../../../base/contract/call.ts'
import { competitionFaults } from '../competitions/faults.ts'
import { itsOrganisers } from '../../shared/roles/demands.ts'

const ban = z.object({
  id: z.number(),
  reason: z.string(),
  by: z.string(),
  at: instant(),
  evidence: z.array(z.number()),
  lifted: z.object({ by: z.string(), at: instant(), reason: z.string() }).nullable(),
})

const runTeam = z.object({
  id: z.number(),
  name: z.string(),
  isBaseline: z.boolean(),
  isBanned: z.boolean(),
  /** The round that the team was promoted to; null while it is only in the first. */
  scheduleId: z.number().nullable(),
  members: z.array(z.object({ id: z.number(), name: z.string(), role: z.enum(['captain', 'member']) })),
  submissions: z.number(),
  lastSubmittedAt: instant().nullable(),
  /** Open findings of the integrity checks about it. */
  findings: z.number(),
  /** Newest first. */
  bans: z.array(ban),
})

const filters = {
  search: line(60).default(''),
  state: z.enum(['all', 'ranked', 'banned', 'baseline', 'silent']).default('all'),
}

export const listRunTeams = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/teams',
  summary: { zh: '竞赛的全部队伍（主办方）', en: 'All teams of a competition (organizer)' },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  query: z.object({
    ...filters,
    /** The last id of the page before. */
    before: id().optional(),
    size: pageSize(50),
  }),
  answer: z.object({ teams: z.array(runTeam), next: z.number().nullable(), total: z.number() }),
  faults: [competitionFaults.notFound],
})

export const exportTeams = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/teams.csv',
  summary: {
    zh: '导出队伍（CSV，含成员、各榜单的名次与成绩）',
    en: 'The teams as a CSV file, with members, and rank and score on every board',
  },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  query: z.object(filters),
  answer: 'file',
  faults: [competitionFaults.notFound],
  limit: { times: 60, seconds: 3600 },
})
