import { defineServer } from '../../../../base/server-feature.ts'

export const healthServer = defineServer({
  name: 'staff/health',
  handlers: async () => (await import('./routes.ts')).healthHandlers,
})
