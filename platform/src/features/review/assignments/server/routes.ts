import { handleReviewer } from '../../../../base/http/handle-reviewer.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import * as calls from '../contract.ts'
import { declare, decline } from './commands/answers.ts'

export const assignmentHandlers: Handler[] = [
  handleReviewer(calls.declineAssignment, ({ write, reviewer, address, now }, { params, body }) =>
    write(async tx => {
      await decline(tx, { ...params, ...body, by: { reviewer, address, now } })
      return { state: 'declined' as const }
    }),
  ),

  handleReviewer(calls.declareConflict, ({ write, reviewer, address, now }, { body }) =>
    write(async tx => {
      await declare(tx, { ...body, by: { reviewer, address, now } })
      return { isRecorded: true as const }
    }),
  ),
]
