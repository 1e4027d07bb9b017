import { defineHook } from '../../../../base/hook.ts'
import type { Job } from '../../../../base/jobs/job.ts'

/** The jobs of all features, of which some stand above this one. */
export const allJobs = defineHook<[], readonly Pick<Job<unknown>, 'name' | 'title'>[]>('all jobs')
