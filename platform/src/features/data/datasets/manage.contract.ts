import { z } from 'zod'
import { defineCall, id, instant, reason } from '../../../base/contract/call.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { datasetFaults } from './faults.ts'
import { itsOrganisers } from '../../shared/roles/demands.ts'

export const orderDatasets = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/datasets/order',
  summary: { zh: '排列竞赛的数据集', en: 'Arrange the datasets of a competition' },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  /** First to last. What was added meanwhile stays behind them. */
  body: z.object({
    ids: z
      .array(id())
      .min(1)
      .max(1_000)
      .refine(ids => new Set(ids).size === ids.length, { params: { code: 'duplicate' } }),
  }),
  answer: z.object({ ids: z.array(z.number()) }),
  faults: [competitionFaults.notFound, datasetFaults.notFound],
})

export const withdrawDataset = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/datasets/{datasetId}/withdrawal',
  summary: {
    zh: '撤下竞赛的一个数据集，或恢复（附理由）',
    en: 'Withdraw a dataset of a competition, or bring it back, with a reason',
  },
  access: itsOrganisers,
  params: z.object({ id: id(), datasetId: id() }),
  body: z.object({ isWithdrawn: z.boolean(), reason: reason() }),
  answer: z.object({ isWithdrawn: z.boolean(), at: instant().nullable() }),
  faults: [competitionFaults.notFound, datasetFaults.notFound, datasetFaults.notPublic],
})
