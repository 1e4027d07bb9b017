import { createHash } from 'node:crypto'
import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import type { Db, Tx } from '../database/tables.ts'

/** The key that a request carries. One that cannot be a key is refused: its sender relies on it. */
export function keyIn(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && /^[\w-]{8,100}$/.test(header)) return header
  throw new Failure(baseFaults.badKey)
}

export type Repeatable = {
  actor: string
  key: string
  /** What was asked, to refuse the key for anything else. */ request: string
}

/** What was kept longer ago is asked for no more. */
export const forgetAnswers = (db: Db, before: Date) =>
  db.deleteFrom('idempotent_answer').where('created_at', '<', before).execute()

/**
 * Runs `work` once for each key: the key and the answer are kept in the write's own transaction, so either
 * both stand or neither. A second request with the key waits for the first and gets its answer.
 */
export async function writeOnce<T>(
  db: Db,
  repeatable: Repeatable | undefined,
  now: Date,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async tx => {
    if (!repeatable) return work(tx)
    const request = createHash('sha256').update(repeatable.request).digest('hex')
    const { actor, key } = repeatable
    const claimed = await tx
      .insertInto('idempotent_answer')
      .values({ actor, key, request, answer: null, created_at: now })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    if (claimed.numInsertedOrUpdatedRows === 0n) {
      const kept = await tx
        .selectFrom('idempotent_answer')
        .select(['request', 'answer'])
        .where('actor', '=', actor)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      if (kept.request !== request) throw new Failure(baseFaults.keyReused)
      return kept.answer as T
    }
    const answer = await work(tx)
    await tx
      .updateTable('idempotent_answer')
      .set({ answer: JSON.stringify(answer ?? null) })
      .where('actor', '=', actor)
      .where('key', '=', key)
      .execute()
    return answer
  })
}
