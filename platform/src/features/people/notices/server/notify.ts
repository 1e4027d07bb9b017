import type { Tx } from '../../../../base/database/tables.ts'
import { enqueue } from '../../../../base/jobs/job.ts'
import type { Notice } from '../rules.ts'
import { deliverNotice } from './job.ts'

/** Tells these people what happened, when and only when the transaction commits. Nobody is told of their own doings. */
export async function notify(
  tx: Tx,
  notice: Notice,
  people: { to: Iterable<number>; actor: number },
): Promise<void> {
  const to = [...new Set(people.to)].filter(userId => userId !== people.actor)
  if (to.length > 0) await enqueue(tx, deliverNotice, { ...notice, to })
}
