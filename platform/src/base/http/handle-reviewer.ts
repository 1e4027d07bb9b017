import { isForReviewers, type Call, type Parsed, type Returned } from '../contract/call.ts'
import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import type { Context } from './context.ts'
import type { Handler } from './handler.ts'
import type { Reviewer } from './reviewer.ts'
import type { Viewer } from './viewer.ts'

/** As `handle`, for a call of reviewers: the code is told which of them asks. */
export function handleReviewer<C extends Call>(
  call: C,
  run: (context: Context<Viewer | null, Reviewer>, input: Parsed<C>) => Promise<Returned<C>> | Returned<C>,
): Handler {
  if (!isForReviewers(call)) throw new Error(`${call.method} ${call.path} must be for reviewers`)
  return {
    call,
    run: async (context, input) => {
      const { reviewer } = context
      if (!reviewer) throw new Failure(baseFaults.notFound)
      return run({ ...context, reviewer }, input as Parsed<C>)
    },
  }
}
