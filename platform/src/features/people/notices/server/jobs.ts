import { work } from '../../../../base/jobs/job.ts'
import { deliver } from './deliver.ts'
import { deliverNotice } from './job.ts'

export const noticeJobs = [
  work(deliverNotice, async ({ db }, notice, { now }) => void (await deliver(db, notice, now))),
]
