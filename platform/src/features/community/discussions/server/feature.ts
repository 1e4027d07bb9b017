import { defineServer } from '../../../../base/server-feature.ts'
import { discussionHandlers } from './routes.ts'
import { openReports } from './todos.ts'

export const discussionsServer = defineServer({
  name: 'community/discussions',
  handlers: discussionHandlers,
  todos: [openReports],
})
