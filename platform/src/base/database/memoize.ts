import type { ReadDb } from './tables.ts'

/**
 * A read that many ask for and that hardly ever changes: for `ms` after one was made, all get the same, and those who
 * ask while it is being made wait for it. What failed is not kept. Only the database tells two of
 * them apart: `args` are those of whoever asked first.
 */
export function memoizeFor<T, A extends unknown[]>(
  ms: number,
  read: (db: ReadDb, ...args: A) => Promise<T>,
): (db: ReadDb, ...args: A) => Promise<T> {
  const kept = new WeakMap<ReadDb, { value: Promise<T>; until: number }>()
  return (db, ...args) => {
    const found = kept.get(db)
    if (found && found.until > performance.now()) return found.value
    const value = read(db, ...args)
    const entry = { value, until: performance.now() + ms }
    kept.set(db, entry)
    // One that took longer than it was to be kept may have a successor by now.
    value.catch(() => kept.get(db) === entry && kept.delete(db))
    return value
  }
}
