import type { Handler } from '../../../../base/http/handler.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { dropJob, getHealth, retryJob } from '../contract.ts'
import { settleJob } from './commands/settle-job.ts'
import { healthView } from './views.ts'

export const healthHandlers: Handler[] = [
  handleStaff(getHealth, context => healthView(context, context)),

  handleStaff(retryJob, ({ write, viewer, address, now }, { params }) =>
    write(tx =>
      settleJob(tx, { jobId: params.id, how: 'retry', actor: { userId: viewer.userId, address }, now }),
    ),
  ),

  handleStaff(dropJob, ({ write, viewer, address, now }, { params }) =>
    write(tx =>
      settleJob(tx, { jobId: params.id, how: 'drop', actor: { userId: viewer.userId, address }, now }),
    ),
  ),
]
