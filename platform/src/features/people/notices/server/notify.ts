import type { Tx } from '../../../../base/database/tables.ts'
import { enqueueAll } from '../../../../base/jobs/job.ts'
import type { Notice } from '../rules.ts'
import { deliverNotice } from './job.ts'

type People = { to: Iterable<number>; actor: number }

/** Tells these people what happened, when and only when the transaction commits. Nobody is told of their own doings. */
export const notify = (tx: Tx, notice: Notice, people: People): Promise<void> =>
  notifyAll(tx, [{ ...notice, ...people }])

/** The same of several things that happened, in one statement. */
export async function notifyAll(tx: Tx, told: readonly (Notice & People)[]): Promise<void> {
  const payloads = told.map(({ actor, to, ...notice }) => ({
    ...notice,
    to: [...new Set(to)].filter(userId => userId !== actor),
  }))
  await enqueueAll(
    tx,
    deliverNotice,
    payloads.filter(({ to }) => to.length > 0),
  )
}
