import { z } from 'zod'
import { defineCall, draftText, id, line } from '../../../base/contract/call.ts'
import { onboardingFaults } from '../../people/onboarding/faults.ts'
import { competitionFaults } from '../competitions/faults.ts'
import { teamName } from '../teams/contract.ts'
import { teamFaults } from '../teams/faults.ts'
import { registrationFaults } from './faults.ts'

/** The answers to the entry form, by its questions' keys. */
const entry = z.record(z.string().max(31), draftText(4_000)).default({})

export const signUp = defineCall({
  method: 'POST',
  path: '/api/competitions/{id}/users',
  summary: {
    zh: '同意参赛协议并报名，同时组成一人队伍',
    en: 'Accept the agreement and sign up; makes a team of one',
  },
  access: 'user',
  params: z.object({ id: id() }),
  body: z.object({
    /** The version that was shown and accepted. Clients that know no versions accept what applies now. */
    agreementVersion: z.int32().positive().optional(),
    teamName: teamName.optional(),
    entry,
    from: z.enum(['web', 'api']).default('web'),
    /** Who invited, when the signup came through an invitation. */
    targetId: z.number().int().positive().nullish(),
    invite: line(100).nullish(),
    isRedance: z.union([z.boolean(), z.number()]).nullish(),
  }),
  answer: z.object({ competitionId: z.number(), teamId: z.number(), teamName: z.string() }),
  faults: [
    competitionFaults.notFound,
    ...Object.values(registrationFaults),
    ...Object.values(onboardingFaults),
    teamFaults.nameTaken,
  ],
  limit: { times: 30, seconds: 3600 },
})

export const updateRegistration = defineCall({
  method: 'PUT',
  path: '/api/competitions/{id}/users-v2',
  summary: {
    zh: '更新报名信息：同意最新的参赛协议，补全报名表',
    en: 'Update the signup: accept the newest agreement, and answer what the entry form asks',
  },
  access: 'user',
  params: z.object({ id: id() }),
  body: z.object({ agreementVersion: z.int32().positive(), entry }),
  answer: z.object({ agreementVersion: z.number() }),
  faults: [competitionFaults.notFound, competitionFaults.notRegistered, registrationFaults.agreementChanged],
})
