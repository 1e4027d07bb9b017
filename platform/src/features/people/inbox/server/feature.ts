import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { openConversationReports } from './todos.ts'

export const inboxServer = defineServer({
  name: 'people/inbox',
  personal,
  siteTodos: [openConversationReports],
  handlers: async () => (await import('./routes.ts')).inboxHandlers,
})
