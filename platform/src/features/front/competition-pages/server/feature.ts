import { defineServer } from '../../../../base/server-feature.ts'

export const competitionPagesServer = defineServer({
  name: 'front/competition-pages',
  handlers: async () => (await import('./routes.ts')).competitionPageHandlers,
})
