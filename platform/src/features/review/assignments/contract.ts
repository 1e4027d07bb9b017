import { z } from 'zod'
import { reviewRole } from '../../../base/http/reviewer.ts'
import { defineCall, forReviewers, id, line } from '../../../base/contract/call.ts'
import { assignmentFaults } from './faults.ts'
import { assignmentStates, longestReason } from './rules.ts'

export const declineAssignment = defineCall({
  method: 'POST',
  path: '/api/spic-review/assignments/{assignmentId}/decline',
  summary: { zh: '谢绝评审一个项目', en: 'Decline to review a proposal' },
  access: forReviewers(reviewRole.expert),
  params: z.object({ assignmentId: id() }),
  body: z.object({ reason: line(longestReason).min(1) }),
  answer: z.object({ state: z.enum(assignmentStates) }),
  faults: [
    assignmentFaults.notFound,
    assignmentFaults.ended,
    assignmentFaults.scored,
    assignmentFaults.closed,
  ],
})

export const declareConflict = defineCall({
  method: 'POST',
  path: '/api/spic-review/conflicts',
  summary: { zh: '声明与一个项目的利益冲突', en: 'Declare a conflict of interest with a proposal' },
  access: forReviewers(reviewRole.chief, reviewRole.partner, reviewRole.expert, reviewRole.observer),
  body: z.object({ proposalId: id(), reason: line(longestReason).min(1) }),
  answer: z.object({ isRecorded: z.literal(true) }),
  // To an expert of a proposal that was never theirs nothing is said, not even that there is such a one.
  faults: [assignmentFaults.notFound, assignmentFaults.known],
})
