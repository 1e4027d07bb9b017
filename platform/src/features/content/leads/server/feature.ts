import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { newLeads } from './todos.ts'

export const leadsServer = defineServer({
  name: 'content/leads',
  personal,
  siteTodos: [newLeads],
  handlers: async () => [
    ...(await import('./routes.ts')).leadHandlers,
    ...(await import('./desk.routes.ts')).deskHandlers,
  ],
})
