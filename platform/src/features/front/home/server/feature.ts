import { defineServer } from '../../../../base/server-feature.ts'

export const homeServer = defineServer({
  name: 'front/home',
  handlers: async () => (await import('./routes.ts')).homeHandlers,
})
