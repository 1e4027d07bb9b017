import { baseFaults } from '../../../base/contract/faults.ts'
import { Failure } from '../../../base/contract/failure.ts'
import { readEntry, type Entry, type EntryField } from '../rules.ts'

/** An entry as it is kept; throws everything that is wrong with it at once. */
export function takenEntry(fields: readonly EntryField[], given: Entry): Entry {
  const { entry, problems } = readEntry(fields, given)
  if (problems.length > 0)
    throw new Failure(baseFaults.invalidInput, {
      issues: problems.map(({ key, code }) => ({ path: `body.entry.${key}`, code })),
    })
  return entry
}
