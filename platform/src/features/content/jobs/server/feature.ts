import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const jobsServer = defineServer({
  name: 'content/jobs',
  personal,
  handlers: async () => [
    ...(await import('./routes.ts')).jobHandlers,
    ...(await import('./editing.routes.ts')).editingHandlers,
    ...(await import('./talents.routes.ts')).talentHandlers,
  ],
})
