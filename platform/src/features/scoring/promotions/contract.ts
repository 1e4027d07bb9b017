import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { defineCall, id, instant, line, numeric, pageSize, reason } from '../../../base/contract/call.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { scheduleFaults } from '../../competing/schedules/faults.ts'
import { teamFaults } from '../../competing/teams/faults.ts'
import { promotionFaults } from './faults.ts'
import { mostPromoted } from './rules.ts'
import { itsOrganisers } from '../../shared/roles/demands.ts'

const promoted = z.object({
  at: instant(),
  by: z.string(),
  /** The place that it was promoted for; null when it was picked by hand. */
  rank: z.number().nullable(),
  reason: z.string().nullable(),
})

const team = z.object({ id: z.number(), name: z.string() })

const candidate = z.object({
  /** Null for a team that was promoted from outside the listed ranks. */
  rank: z.number().nullable(),
  team,
  score: z.string().nullable(),
  /** Among the first `top` that would be promoted now. */
  isChosen: z.boolean(),
  promoted: promoted.nullable(),
})

const round = z.object({ id: z.number(), title: z.string(), startTime: instant(), endTime: instant() })

const preview = z.object({
  from: round,
  next: round.nullable(),
  board: z.enum(['A', 'B']),
  subRank: z.string(),
  top: z.number(),
  /** The first teams, those around the line, and the newest promotions of others; what lies between is not listed. */
  list: z.array(candidate),
  /** How many ranks between the first teams and the line are not listed. */
  unlisted: z.number(),
  /** How many teams are above the line, and how many of them are not promoted yet. */
  chosen: z.number(),
  fresh: z.number(),
  /** Hash of the teams above the line; promoting sends it back. */
  seen: z.string(),
  withdrawn: z.array(
    z.object({
      team,
      at: instant(),
      by: z.string(),
      reason: z.string(),
    }),
  ),
  abilities: z.object({ promote: ability, withdraw: ability }),
})

const deciding = {
  /** The round that decides. */
  from: id(),
  subRank: line(60).default(''),
}
const choice = {
  ...deciding,
  top: numeric().int().min(1).max(mostPromoted),
}

export const previewPromotion = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/promotion',
  summary: { zh: '预览晋级名单', en: 'Who would be promoted' },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  query: z.object({ ...choice, top: choice.top.default(50) }),
  answer: preview,
  faults: [competitionFaults.notFound, scheduleFaults.notFound],
})

export const findCandidates = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/promotion/teams',
  summary: {
    zh: '在决定晋级的榜单上按名称查找队伍',
    en: 'Teams of the board that decides, by name, in its order',
  },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  query: z.object({
    ...deciding,
    /** A part of the team's name, or its number. */
    search: line(60).default(''),
    /** The last rank of the page before. */
    after: numeric().pipe(z.int32().min(0)).default(0),
    size: pageSize(),
  }),
  answer: z.object({
    list: z.array(z.object({ rank: z.number(), team, score: z.string(), promoted: promoted.nullable() })),
    next: z.number().nullable(),
    total: z.number(),
  }),
  faults: [competitionFaults.notFound, scheduleFaults.notFound],
})

export const promoteTop = defineCall({
  method: 'POST',
  path: '/api/admin/competitions/{id}/promotion',
  summary: { zh: '按最终榜单晋级前 N 名', en: 'Promote the first N of the final board' },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  body: z.object({
    ...choice,
    /** The hash from the preview; promoting fails if other teams are above the line by now. */
    seen: z.string().max(64),
  }),
  answer: preview,
  faults: [competitionFaults.notFound, scheduleFaults.notFound, ...Object.values(promotionFaults)],
})

export const promoteTeam = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/teams/{teamId}/promotion',
  summary: {
    zh: '手工晋级一支队伍，或在下一轮开始前取消（附理由）',
    en: 'Promote a team by hand, or withdraw that before the next round starts, with reason',
  },
  access: itsOrganisers,
  params: z.object({ id: id(), teamId: id() }),
  body: z.object({
    /** The round to go on to. */
    schedule: id(),
    isPromoted: z.boolean(),
    reason: reason(),
  }),
  answer: z.object({ scheduleId: z.number().nullable(), isPromoted: z.boolean() }),
  faults: [teamFaults.notFound, scheduleFaults.notFound, ...Object.values(promotionFaults)],
})
