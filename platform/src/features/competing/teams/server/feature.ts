import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const teamsServer = defineServer({
  name: 'competing/teams',
  personal,
  handlers: async () => [
    ...(await import('./managed.routes.ts')).teamAdminHandlers,
    ...(await import('./requests.routes.ts')).teamRequestHandlers,
    ...(await import('./routes.ts')).teamHandlers,
  ],
})
