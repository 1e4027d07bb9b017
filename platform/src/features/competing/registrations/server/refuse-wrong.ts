import { baseFaults } from '../../../../base/contract/faults.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { EntryProblem } from '../../competitions/entry-form.ts'

/** Throws everything that is wrong with the answers to an entry form at once. */
export function refuseWrong(problems: readonly EntryProblem[]): void {
  if (problems.length === 0) return
  throw new Failure(baseFaults.invalidInput, {
    issues: problems.map(({ key, code }) => ({ path: `body.entry.${key}`, code })),
  })
}
