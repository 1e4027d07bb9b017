import { createHash } from 'node:crypto'
import { Failure } from '../../../base/contract/failure.ts'
import { adminFaults } from '../faults.ts'

/** What a page edits, with a tag that is another for every other value: a save tells by it what it was made from. */
export const section = <T>(value: T): { value: T; tag: string } => ({ value, tag: tagOf(value) })

const tagOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

/** Refuses a save that was made from another value than the one that stands; the caller holds its lock. */
export function requireUnchanged(current: unknown, tag: string): void {
  if (tagOf(current) !== tag) throw new Failure(adminFaults.changedMeanwhile)
}

const longestKept = 200

/** What a save changed, for the audit list: short values before and after, of long ones that they changed. */
export function changesOf(before: object, after: object): Record<string, unknown> {
  const was = before as Record<string, unknown>
  const is = after as Record<string, unknown>
  return Object.fromEntries(
    Object.keys(is)
      .filter(name => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
      .map(name => {
        const pair = [was[name] ?? null, is[name] ?? null]
        return [name, JSON.stringify(pair).length <= longestKept ? pair : 'changed']
      }),
  )
}
