import { z } from 'zod'
import { defineCall, forReviewers, id, instant, line } from '../../../base/contract/call.ts'
import { assignmentFaults } from './faults.ts'
import { assignmentStates, longestReason, roundKinds } from './rules.ts'

const proposal = z.object({ id: z.number(), title: z.string(), track: z.string() })

export const listOwnAssignments = defineCall({
  method: 'GET',
  path: '/api/spic-review/assignments',
  summary: { zh: '分配给自己的项目', en: 'Proposals assigned to oneself' },
  access: forReviewers(2),
  answer: z.object({
    assignments: z.array(
      z.object({
        id: z.number(),
        proposal,
        round: z.enum(roundKinds),
        dueAt: instant().nullable(),
        /** Whether it can be scored now. */
        isOpen: z.boolean(),
        state: z.enum(assignmentStates),
        reason: z.string(),
        at: instant(),
      }),
    ),
  }),
})

export const declineAssignment = defineCall({
  method: 'POST',
  path: '/api/spic-review/assignments/{assignmentId}/decline',
  summary: { zh: '谢绝评审一个项目', en: 'Decline to review a proposal' },
  access: forReviewers(2),
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
  access: forReviewers(2),
  body: z.object({ proposalId: id(), reason: line(longestReason).min(1) }),
  answer: z.object({ isRecorded: z.literal(true) }),
  // Of a proposal that was never one's own nothing is said, not even that there is such a one.
  faults: [assignmentFaults.notFound, assignmentFaults.known],
})
