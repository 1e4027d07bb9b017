import { defineServer } from '../../../../base/server-feature.ts'

export const personPagesServer = defineServer({
  name: 'front/person-pages',
  handlers: async () => (await import('./routes.ts')).personPageHandlers,
})
