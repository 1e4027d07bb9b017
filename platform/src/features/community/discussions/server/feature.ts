import { defineServer } from '../../../../base/server-feature.ts'
import { openReports } from './todos.ts'

export const discussionsServer = defineServer({
  name: 'community/discussions',
  handlers: async () => (await import('./routes.ts')).discussionHandlers,
  todos: [openReports],
})
