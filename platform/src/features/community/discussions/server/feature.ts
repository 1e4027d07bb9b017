import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { openReports } from './todos.ts'

export const discussionsServer = defineServer({
  name: 'community/discussions',
  personal,
  handlers: async () => (await import('./routes.ts')).discussionHandlers,
  todos: [openReports],
})
