import { createHash } from 'node:crypto'

/** A hash of these team ids, independent of their order. */
export const seenOf = (teamIds: readonly number[]): string =>
  createHash('sha256')
    .update(teamIds.toSorted((a, b) => a - b).join())
    .digest('hex')
