import { defineServer } from '../../../../base/server-feature.ts'

export const profilesServer = defineServer({
  name: 'people/profiles',
  handlers: async () => (await import('./routes.ts')).profileHandlers,
})
