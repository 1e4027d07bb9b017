import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { defineCall, id, instant, reason } from '../../../base/contract/call.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { itsOrganisers } from '../../shared/roles/demands.ts'
import { finalListFaults } from './faults.ts'
import { confirmation, finalBoard } from './schema.ts'

const params = z.object({ id: id() })

const managed = z.object({
  zone: z.string(),
  /** As it is confirmed; until then as it would be. */
  boards: z.array(finalBoard),
  /** What `confirm` must be told: another one when any place is another. */
  seen: z.string(),
  confirmed: confirmation.nullable(),
  withdrawn: z.array(
    z.object({
      confirmedAt: instant(),
      withdrawnAt: instant(),
      by: z.string(),
      reason: z.string(),
    }),
  ),
  /** How many appeals nobody has answered. */
  openAppeals: z.number(),
  abilities: z.object({ confirm: ability, withdraw: ability }),
})

export const getFinalList = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/final-list',
  summary: {
    zh: '最终名次：预览或已确认的名单',
    en: 'The final ranks, as they would be or as they are confirmed',
  },
  access: itsOrganisers,
  params,
  answer: managed,
  faults: [competitionFaults.notFound],
})

export const confirmFinalList = defineCall({
  method: 'POST',
  path: '/api/admin/competitions/{id}/final-list',
  summary: { zh: '确认最终名次', en: 'Confirm the final ranks' },
  access: itsOrganisers,
  params,
  body: z.object({
    /** What was shown: where it is another by now, nothing is confirmed. */
    seen: z.string().max(64),
  }),
  answer: managed,
  faults: [
    competitionFaults.notFound,
    finalListFaults.notOver,
    finalListFaults.revealFirst,
    finalListFaults.stillScoring,
    finalListFaults.rescoring,
    finalListFaults.appealsOpen,
    finalListFaults.alreadyConfirmed,
    finalListFaults.changedSince,
    finalListFaults.nobodyPlaced,
  ],
})

export const withdrawFinalList = defineCall({
  method: 'DELETE',
  path: '/api/admin/competitions/{id}/final-list',
  summary: { zh: '撤回已确认的最终名次，附理由', en: 'Withdraw the confirmed final ranks, with reason' },
  access: itsOrganisers,
  params,
  body: z.object({ reason: reason() }),
  answer: managed,
  faults: [competitionFaults.notFound, finalListFaults.notConfirmed],
})
