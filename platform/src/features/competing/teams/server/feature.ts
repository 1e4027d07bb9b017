import { defineServer } from '../../../../base/server-feature.ts'

export const teamsServer = defineServer({
  name: 'competing/teams',
  handlers: async () => [
    ...(await import('./managed.routes.ts')).teamAdminHandlers,
    ...(await import('./requests.routes.ts')).teamRequestHandlers,
    ...(await import('./routes.ts')).teamHandlers,
  ],
})
