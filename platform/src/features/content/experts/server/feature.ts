import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { waitingApplications } from './todos.ts'

export const expertsServer = defineServer({
  name: 'content/experts',
  personal,
  siteTodos: [waitingApplications],
  handlers: async () => [
    ...(await import('./routes.ts')).expertHandlers,
    ...(await import('./editing.routes.ts')).editingHandlers,
  ],
})
