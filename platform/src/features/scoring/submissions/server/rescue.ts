import { sql } from 'kysely'
import { z } from 'zod'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { defineJob, enqueue, work } from '../../../../base/jobs/job.ts'
import { settleSubmission } from './commands/settle-submission.ts'
import { scoreJobKey, scoreSubmissionJob } from './job.ts'
import { lockTeamOfSubmission } from './lock.ts'

/** Asked every minute: no submission may wait without a job that will end it. */
export const rescueSubmissions = defineJob({
  name: 'submissions.rescue',
  title: { zh: '找回中断的评测', en: 'Recover interrupted scoring' },
  payload: z.object({}),
  lane: 'general',
  attempts: 3,
})

const patience = 60_000

/**
 * A job can be given up while the submission still waits (killed at its last attempt): refund it; a lost job is made
 * again. Each under its team's lock, where it is asked once more: it may have been settled, or given a job, meanwhile.
 */
export const rescueJob = work(rescueSubmissions, async ({ db, clock }, _payload, { log, now }) => {
  const before = new Date(now.getTime() - patience)
  for (const { id } of await stranded(db, before))
    await db.transaction().execute(async tx => {
      await lockTeamOfSubmission(tx, id)
      const [found] = await stranded(tx, before, id)
      if (!found) return
      const { givenUp } = found
      log.warn({ submission: id, givenUp }, 'a waiting submission had no job')
      if (!givenUp) return enqueue(tx, scoreSubmissionJob, { submissionId: id }, { key: scoreJobKey(id) })
      await settleSubmission(
        tx,
        id,
        { state: 'failed', fault: 'platform', code: 'platform', issues: [], log: [] },
        clock.now(),
      )
    })
})

/** Submissions received before this that wait without a job that will end them; all, or only the one asked for. */
async function stranded(db: ReadDb, before: Date, id: number | null = null) {
  const { rows } = await sql<{ id: number; givenUp: boolean }>`
    select s.id, j.id is not null as "givenUp"
    from submission s
    left join graphile_worker.jobs j on j.key = 'submission:' || s.id
    where s.state in ('uploaded', 'queued', 'running')
      and s.received_at < ${before}
      and (j.id is null or (j.attempts >= j.max_attempts and j.locked_at is null))
      and (${id}::bigint is null or s.id = ${id})
    limit 100`.execute(db)
  return rows
}
