import { defineServer } from '../../../../base/server-feature.ts'

export const deskServer = defineServer({
  name: 'staff/desk',
  handlers: async () => (await import('./routes.ts')).adminHandlers,
})
