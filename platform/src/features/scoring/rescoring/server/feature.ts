import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import type { Score } from './compute.ts'
import { rescoringJobs } from './jobs.ts'
import { readyRescores } from './todos.views.ts'

export const rescoringServer = defineServer({
  name: 'scoring/rescoring',
  personal,
  handlers: async () => (await import('./routes.ts')).rescoringHandlers,
  jobs: ({ scoreFile }: { scoreFile: Score }) => rescoringJobs(scoreFile),
  todos: [readyRescores],
})
