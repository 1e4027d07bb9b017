import { z } from 'zod'
import { defineCall, id, reason } from '../../../base/contract/call.ts'
import { teamFaults } from '../../competing/teams/faults.ts'
import { team } from '../../competing/teams/schema.ts'
import { organisersOfIt } from '../../shared/roles/demands.ts'

const { notFound } = teamFaults

export const banTeam = defineCall({
  method: 'POST',
  path: '/api/teams/{id}/ban',
  summary: { zh: '取消队伍的参赛资格（主办方）', en: 'Disqualify a team (organizers)' },
  access: organisersOfIt,
  params: z.object({ id: id() }),
  body: z.object({
    reason: reason(),
    /** Findings of the integrity page. */
    evidence: z.array(z.number().int().positive()).max(50).default([]),
  }),
  answer: team,
  faults: [notFound, teamFaults.alreadyBanned, teamFaults.mergedElsewhere, teamFaults.noFinding],
})

export const unbanTeam = defineCall({
  method: 'DELETE',
  path: '/api/teams/{id}/ban',
  summary: {
    zh: '恢复队伍的参赛资格，附理由（主办方）',
    en: 'Let a disqualified team back in, with reason (organizers)',
  },
  access: organisersOfIt,
  params: z.object({ id: id() }),
  body: z.object({ reason: reason() }),
  answer: team,
  faults: [notFound, teamFaults.notBanned],
})
