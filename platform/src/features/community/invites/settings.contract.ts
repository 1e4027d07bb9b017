import { z } from 'zod'
import { defineCall, chosenInstant, id } from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { authoredFaults } from '../../competing/competitions/authored-faults.ts'
import { inviteFaults } from './faults.ts'
import { itsOrganisers } from '../../shared/roles/demands.ts'

const settings = z.object({
  activity: z
    .object({
      /** Stands in links and in the calls of the leaderboard. */
      name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/),
      startAt: chosenInstant(),
      endAt: chosenInstant(),
    })
    .nullable(),
})
export type InviteSettings = z.output<typeof settings>

export const getInviteSettings = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/invite',
  summary: { zh: '竞赛的邀请活动（编辑）', en: 'The invite activity of a competition, to edit' },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  answer: saved(settings),
  faults: [authoredFaults.notFound],
})

export const putInviteSettings = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/invite',
  summary: { zh: '开设、修改或取消邀请活动', en: 'Open, change or take away the invite activity' },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  body: saving(settings),
  answer: saved(settings),
  faults: [
    authoredFaults.notFound,
    adminFaults.changedMeanwhile,
    inviteFaults.nameTaken,
    inviteFaults.inUse,
    inviteFaults.endBeforeStart,
  ],
})
