import { z } from 'zod'
import { defineCall, id, instant } from '../../../base/contract/call.ts'
import { registrationStates } from '../../competing/registrations/rules.ts'
import { certificate } from '../../scoring/certificates/contract.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'

export const getCredential = defineCall({
  method: 'GET',
  path: '/api/users/cmpt-cred',
  summary: {
    zh: '当前用户在一个竞赛中的参赛证明：报名、队伍、各轮名次',
    en: 'What the user can show of a competition: signup, team, and places in its rounds',
  },
  access: 'user',
  query: z.object({ cmp: id() }),
  answer: z.object({
    competition: z.object({ id: z.number(), title: z.string() }),
    user: z.object({ id: z.number(), name: z.string() }),
    registration: z.object({ state: z.enum(registrationStates) }),
    team: z
      .object({
        id: z.number(),
        name: z.string(),
        role: z.enum(['captain', 'member']),
        isBanned: z.boolean(),
      })
      .nullable(),
    /** One for each board that the team stands on: list B once it is revealed, list A until then. */
    places: z.array(
      z.object({
        scheduleId: z.number(),
        title: z.string(),
        type: z.string(),
        /** What the board is called; empty where the round has one alone. */
        board: z.string(),
        list: z.enum(['A', 'B']),
        /** Null for a team that is not ranked. */
        ranking: z.number().nullable(),
        /** How many teams are ranked. */
        total: z.number(),
        score: z.string(),
        bestAt: instant(),
      }),
    ),
    /** One for each board that the team is placed on, once the final ranks are confirmed; revoked ones too. */
    certificates: z.array(certificate),
    /** When it was so. */
    at: instant(),
  }),
  faults: [competitionFaults.notFound, competitionFaults.notRegistered],
})
