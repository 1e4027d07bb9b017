import { defineServer } from '../../../../base/server-feature.ts'
import { type Score } from './compute.ts'
import { rescoringJobs } from './jobs.ts'
import { rescoringHandlers } from './routes.ts'
import { readyRescores } from './todos.ts'

export const rescoringServer = defineServer({
  name: 'scoring/rescoring',
  handlers: rescoringHandlers,
  jobs: ({ scoreFile }: { scoreFile: Score }) => rescoringJobs(scoreFile),
  todos: [readyRescores],
})
