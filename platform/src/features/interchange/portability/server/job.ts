import { z } from 'zod'
import { defineJob } from '../../../../base/jobs/job.ts'

/** Makes the archive that was asked for. */
export const exportJob = defineJob({
  name: 'portability.export',
  title: { zh: '导出竞赛', en: 'Export a competition' },
  payload: z.object({ exportId: z.number() }),
  lane: 'general',
  attempts: 3,
})

/** Makes the competition that was confirmed. */
export const importJob = defineJob({
  name: 'portability.import',
  title: { zh: '导入竞赛', en: 'Import a competition' },
  payload: z.object({ importId: z.number() }),
  lane: 'general',
  attempts: 3,
})
