import { defineServer } from '../../../../base/server-feature.ts'

export const dashboardServer = defineServer({
  name: 'front/dashboard',
  handlers: async () => (await import('./routes.ts')).dashboardHandlers,
})
