import { defineServer } from '../../../../base/server-feature.ts'

export const teamPagesServer = defineServer({
  name: 'front/team-pages',
  handlers: async () => (await import('./routes.ts')).teamPageHandlers,
})
