import { z } from 'zod'
import { forgetAnswers } from '../../../../base/http/idempotency.ts'
import { forgetWindows } from '../../../../base/http/limits.ts'
import { defineJob, work } from '../../../../base/jobs/job.ts'
import { removeUnusedPictures } from '../../../../base/pictures/unused-pictures.ts'
import { removeUnused } from '../../../../base/storage/unused-files.ts'
import { traceDays } from './commands/keep-traces.ts'

/** Asked every hour: what has run its time is not kept. */
export const forgetExpired = defineJob({
  name: 'identity.forget-expired',
  title: { zh: '清理过期的登录', en: 'Remove expired sign-ins' },
  payload: z.object({}),
  lane: 'general',
  attempts: 3,
})

/** Asked every hour. */
export const removeFiles = defineJob({
  name: 'storage.remove-unused',
  title: { zh: '删除不再使用的文件', en: 'Remove files that nothing uses' },
  payload: z.object({}),
  lane: 'background',
  attempts: 3,
})

const hour = 3_600_000
const day = 24 * hour

export const identityJobs = [
  work(removeFiles, async ({ db, storage }, _payload, { now, signal }) => {
    await removeUnusedPictures({ db }, now, signal)
    await removeUnused({ db, storage }, now, signal)
  }),

  work(forgetExpired, async ({ db }, _payload, { now }) => {
    await db.deleteFrom('session').where('expires_at', '<', now).execute()
    // What began at the sign-on site before it forgot them has ended by then.
    await db
      .deleteFrom('leaving_sign_on')
      .where('removed_at', '<', new Date(now.getTime() - hour))
      .execute()
    await db.deleteFrom('spent_logout_token').where('expires_at', '<', now).execute()
    await forgetAnswers(db, new Date(now.getTime() - day))
    await db
      .deleteFrom('access_trace')
      .where('last_at', '<', new Date(now.getTime() - traceDays * day))
      .execute()
    await forgetWindows(db, new Date(now.getTime() - day))
  }),
]
