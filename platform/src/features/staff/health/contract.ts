import { z } from 'zod'
import { defineCall, id, instant } from '../../../base/contract/call.ts'
import { healthFaults } from './faults.ts'
import { administrators } from '../../shared/roles/demands.ts'

/** What the job does, in the reader’s language; null for one that another build put there. */
const title = z.string().nullable()

const task = z.object({
  task: z.string(),
  title,
  /** Ready to run, not counting what is planned for later. */
  waiting: z.number(),
  running: z.number(),
  planned: z.number(),
  failed: z.number(),
  /** Since when the longest of those that wait could have run. */
  oldestAt: instant().nullable(),
})

export const getHealth = defineCall({
  method: 'GET',
  path: '/api/admin/health',
  summary: {
    zh: '系统状态：评测与后台任务队列、工作进程、失败的任务、存储',
    en: 'How the system is doing: queues, workers, failed jobs, storage',
  },
  access: administrators,
  answer: z.object({
    /** Submissions that are not scored yet. */
    queue: z.object({ waiting: z.number(), running: z.number(), oldestAt: instant().nullable() }),
    tasks: z.array(task),
    /** Processes that take jobs now, one for each lane of each worker. */
    workers: z.number(),
    scorer: z.object({
      scoredLastHour: z.number(),
      /** From start to end, of the last hour. */
      medianSeconds: z.number().nullable(),
      /** From receipt to end, of the last hour: nine of ten were faster. */
      slowSeconds: z.number().nullable(),
      lastScoredAt: instant().nullable(),
      /** Of the last 24 hours, by whose fault. */
      failedLastDay: z.object({ file: z.number(), scorer: z.number(), platform: z.number() }),
    }),
    storage: z.object({
      /** Where files are kept; what arrives in pieces and the embedded database are in the data folder either way. */
      kind: z.enum(['folder', 's3']),
      /** Whether a file could be kept now. */
      isReachable: z.boolean(),
      /** Of the disk of the data folder, in bytes. */
      free: z.number(),
      total: z.number(),
      /** low: the largest dataset file that may be sent would not fit. full: the product would not start again. */
      state: z.enum(['enough', 'low', 'full']),
    }),
    database: z.object({ bytes: z.number(), connections: z.number(), mostConnections: z.number() }),
    /** Submissions of the last 30 days that failed by the platform's fault, the newest first. */
    failedSubmissions: z.array(
      z.object({
        id: z.number(),
        competitionId: z.number(),
        fileName: z.string(),
        code: z.string(),
        reason: z.string(),
        finishedAt: instant(),
      }),
    ),
    failedJobs: z.array(
      z.object({
        id: z.number(),
        task: z.string(),
        title,
        attempts: z.number(),
        createdAt: instant(),
        /** When it was last tried. */
        updatedAt: instant(),
        error: z.string(),
      }),
    ),
  }),
})

export const retryJob = defineCall({
  method: 'POST',
  path: '/api/admin/jobs/{id}/retry',
  summary: { zh: '重试一个失败的任务', en: 'Try a failed job again' },
  access: administrators,
  params: z.object({ id: id() }),
  answer: z.object({ id: z.number() }),
  faults: [healthFaults.noJob],
})

export const dropJob = defineCall({
  method: 'DELETE',
  path: '/api/admin/jobs/{id}',
  summary: { zh: '删除一个失败的任务', en: 'Delete a failed job' },
  access: administrators,
  params: z.object({ id: id() }),
  answer: z.object({ id: z.number() }),
  faults: [healthFaults.noJob],
})
