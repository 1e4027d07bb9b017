import { defineServer } from '../../../../base/server-feature.ts'

export const searchServer = defineServer({
  name: 'front/search',
  handlers: async () => (await import('./routes.ts')).searchHandlers,
})
