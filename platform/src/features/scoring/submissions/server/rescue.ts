import { sql } from 'kysely'
import { z } from 'zod'
import { defineJob, enqueue, work } from '../../../../base/jobs/job.ts'
import { settleSubmission } from './commands/settle-submission.ts'
import { scoreJobKey, scoreSubmissionJob } from './job.ts'

/** Asked every minute: no submission may wait without a job that will end it. */
export const rescueSubmissions = defineJob({
  name: 'submissions.rescue',
  payload: z.object({}),
  lane: 'general',
  attempts: 3,
})

const patience = 60_000

/** A job can be given up while the submission still waits (killed at its last attempt): refund it; a lost job is made again. */
export const rescueJob = work(rescueSubmissions, async ({ db, clock }, _payload, { log, now }) => {
  const { rows } = await sql<{ id: number; given_up: boolean }>`
    select s.id, j.id is not null as given_up
    from submission s
    left join graphile_worker.jobs j on j.key = 'submission:' || s.id
    where s.state in ('uploaded', 'queued', 'running')
      and s.received_at < ${new Date(now.getTime() - patience)}
      and (j.id is null or (j.attempts >= j.max_attempts and j.locked_at is null))
    limit 100`.execute(db)
  for (const { id, given_up: givenUp } of rows) {
    log.warn({ submission: id, givenUp }, 'a waiting submission had no job')
    if (givenUp) {
      await db
        .transaction()
        .execute(tx =>
          settleSubmission(
            tx,
            id,
            { state: 'failed', fault: 'platform', code: 'platform', issues: [], log: [] },
            clock.now(),
          ),
        )
    } else {
      await enqueue(db, scoreSubmissionJob, { submissionId: id }, { key: scoreJobKey(id) })
    }
  }
})
