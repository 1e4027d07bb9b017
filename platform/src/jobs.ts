import type { CronItem } from 'graphile-worker'
import type { JobHandler } from './base/jobs/job.ts'

/** The code behind every job, and when the recurring ones run (UTC). All are safe to miss and to run twice. */
export const jobHandlers: readonly JobHandler[] = []
export const crons: CronItem[] = []
