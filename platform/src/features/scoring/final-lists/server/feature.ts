import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { finalListJobs } from './jobs.ts'
import { dueFinalList } from './todos.views.ts'

export const finalListsServer = defineServer({
  name: 'scoring/final-lists',
  personal,
  todos: [dueFinalList],
  handlers: async () => (await import('./routes.ts')).finalListHandlers,
  jobs: () => finalListJobs,
})
