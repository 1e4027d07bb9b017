import { isForReviewers, type Call, type Parsed, type Returned } from '../contract/call.ts'
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
    // Whoever is none was refused before.
    run: async (context, input) => run(context as Context<Viewer | null, Reviewer>, input as Parsed<C>),
  }
}
