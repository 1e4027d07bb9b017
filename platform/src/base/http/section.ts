import { createHash } from 'node:crypto'
import { Failure } from '../contract/failure.ts'
import { adminFaults } from '../contract/edit-faults.ts'

/** What a page edits, with a tag that is another for every other value: a save tells by it what it was made from. */
export const section = <T>(value: T): { value: T; tag: string } => ({ value, tag: tagOf(value) })

/** Another for every other value: tells whether something is still as it was looked at. */
export const tagOf = (value: unknown): string =>
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

/**
 * The same of a list, whose entries are told apart by a name: which came, which went, and what changed of those that
 * stayed; and whether these stand in another order.
 */
export function listChangesOf<T extends object>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (entry: T) => string,
): Record<string, unknown> {
  const was = new Map(before.map(entry => [nameOf(entry), entry]))
  const is = new Map(after.map(entry => [nameOf(entry), entry]))
  const staying = [...was.keys()].filter(name => is.has(name))
  const changed = staying
    .map(name => [name, changesOf(was.get(name) as T, is.get(name) as T)] as const)
    .filter(([, changes]) => Object.keys(changes).length > 0)
  const order = [...is.keys()].filter(name => was.has(name))
  return {
    ...named('added', after.filter(entry => !was.has(nameOf(entry))).map(shortened)),
    ...named('removed', before.filter(entry => !is.has(nameOf(entry))).map(shortened)),
    ...(changed.length > 0 ? { changed: Object.fromEntries(changed) } : {}),
    ...(staying.some((name, index) => name !== order[index]) ? { order } : {}),
  }
}

const named = (name: string, list: readonly unknown[]) => (list.length > 0 ? { [name]: list } : {})

const shortened = (entry: object) =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > longestKept ? `${value.slice(0, longestKept)}…` : value,
    ]),
  )
