import { z } from 'zod'
import type { Tx } from '../../../../base/database/tables.ts'
import { defineJob, enqueue } from '../../../../base/jobs/job.ts'

/** Several may work on one re-scoring side by side; each has its own part of the submissions. */
export const parts = 4

/** Scores some submissions of a re-scoring, and comes back for more. */
export const runRescoreJob = defineJob({
  name: 'rescoring.run',
  title: { zh: '重新评分', en: 'Rescore a round' },
  payload: z.object({ rescoreId: z.number(), part: z.number() }),
  lane: 'background',
  attempts: 10,
})

export const enqueuePart = (tx: Tx, rescoreId: number, part: number, runAt?: Date) =>
  enqueue(
    tx,
    runRescoreJob,
    { rescoreId, part },
    { key: `rescore:${rescoreId}:${part}`, ...(runAt ? { runAt } : {}) },
  )

export async function enqueueParts(tx: Tx, rescoreId: number): Promise<void> {
  for (let part = 0; part < parts; part++) await enqueuePart(tx, rescoreId, part)
}

/** Scores one submission again that already has a score. */
export const rescoreOneJob = defineJob({
  name: 'rescoring.one',
  title: { zh: '重新评一个提交', en: 'Rescore one submission' },
  payload: z.object({ submissionId: z.number() }),
  lane: 'background',
  attempts: 6,
})

/** Tells the members of teams whose place on a public board has changed. */
export const notifyOfRescoreJob = defineJob({
  name: 'rescoring.tell',
  title: { zh: '通知重新评分的结果', en: 'Report the result of a rescoring' },
  payload: z.object({
    rescoreId: z.number(),
    moves: z.array(
      z.object({ teamId: z.number(), board: z.enum(['A', 'B']), before: z.number(), after: z.number() }),
    ),
  }),
  lane: 'general',
  attempts: 10,
})
