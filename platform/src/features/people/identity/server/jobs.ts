import { z } from 'zod'
import { forgetAnswers } from '../../../../base/http/idempotency.ts'
import { forgetWindows } from '../../../../base/http/limits.ts'
import { defineJob, work } from '../../../../base/jobs/job.ts'
import { traceDays } from './commands/keep-traces.ts'

/** Asked every hour: what has run its time is not kept. */
export const forgetExpired = defineJob({
  name: 'identity.forget-expired',
  title: { zh: '清理过期的登录', en: 'Remove expired sign-ins' },
  payload: z.object({}),
  lane: 'general',
  attempts: 3,
})

const day = 86_400_000

export const identityJobs = [
  work(forgetExpired, async ({ db }, _payload, { now }) => {
    await db.deleteFrom('session').where('expires_at', '<', now).execute()
    await db.deleteFrom('spent_logout_token').where('expires_at', '<', now).execute()
    await forgetAnswers(db, new Date(now.getTime() - day))
    await db
      .deleteFrom('access_trace')
      .where('last_at', '<', new Date(now.getTime() - traceDays * day))
      .execute()
    await forgetWindows(db, new Date(now.getTime() - day))
  }),
]
