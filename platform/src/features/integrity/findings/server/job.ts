import { z } from 'zod'
import type { Tx } from '../../../../base/database/tables.ts'
import { defineJob, enqueue } from '../../../../base/jobs/job.ts'

/** Looks a competition through. Nobody waits for it but who pressed the button, and it reads many files. */
export const checksJob = defineJob({
  name: 'integrity.look',
  title: { zh: '诚信检查', en: 'Integrity check' },
  payload: z.object({ competitionId: z.number() }),
  lane: 'background',
  attempts: 3,
})

/** Asked every night: which competitions are to be looked through. */
export const dailyChecksJob = defineJob({
  name: 'integrity.look-daily',
  title: { zh: '每日诚信检查', en: 'Daily integrity check' },
  payload: z.object({}),
  lane: 'general',
  attempts: 3,
})

export const enqueueChecks = (tx: Tx, competitionId: number): Promise<void> =>
  enqueue(
    tx,
    checksJob,
    { competitionId },
    {
      key: `integrity:${competitionId}`,
      queue: `integrity.${competitionId}`,
      // Behind scores that somebody waits for.
      priority: 10,
    },
  )
