import { z } from 'zod'
import { defineJob, work } from '../../../../base/jobs/job.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { remindOf, toLookAfter } from './commands/remind.ts'

export const remindJob = defineJob({
  name: 'information.remind',
  title: { zh: '提醒活动即将开始，递补空出的名额', en: 'Send event reminders and fill free spots' },
  payload: z.object({}),
  lane: 'general',
  attempts: 3,
})

/** One activity after another: what one of them meets is none of the others'. */
export async function remind(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  for (const id of await toLookAfter(db, now)) {
    signal.throwIfAborted()
    await db.transaction().execute(tx => remindOf(tx, id, now))
  }
}

export const informationJobs = [
  work(remindJob, ({ db }, _payload, { now, signal }) => remind(db, now, signal)),
]
