import type { Handler } from '../../../../base/http/handler.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { actorOf, requireRun } from '../../../competing/competitions/server/public.ts'
import { orderDatasets as orderCall, withdrawDataset as withdrawCall } from '../manage.contract.ts'
import { orderDatasets } from './commands/order-datasets.ts'
import { withdrawDataset } from './commands/withdraw-dataset.ts'

export const datasetManageHandlers: Handler[] = [
  handleStaff(orderCall, async (context, { params, body }) => {
    const { id } = await requireRun(context, params.id)
    const { now, write } = context
    const ids = await write(tx =>
      orderDatasets(tx, { competitionId: id, ids: body.ids, actor: actorOf(context), now }),
    )
    return { ids }
  }),

  handleStaff(withdrawCall, async (context, { params, body }) => {
    const { id } = await requireRun(context, params.id)
    const { now, write } = context
    const ask = { competitionId: id, datasetId: params.datasetId, ...body }
    return write(tx => withdrawDataset(tx, { ...ask, actor: actorOf(context), now }))
  }),
]
