import { z } from 'zod'
import { defineJob, work } from '../../../../base/jobs/job.ts'
import { gatherWords } from './commands/gather-words.ts'

/** Asked every hour, so that nobody who saves a profile waits for it. */
export const gatherSuggestions = defineJob({
  name: 'profiles.gather-suggestions',
  title: { zh: '整理资料联想词', en: 'Gather suggestions for profiles' },
  payload: z.object({}),
  lane: 'background',
  attempts: 3,
})

export const profileJobs = [
  work(gatherSuggestions, ({ db }) => db.transaction().execute(tx => gatherWords(tx))),
]
