import { defineServer } from '../../../../base/server-feature.ts'
import { competitionPageHandlers } from './routes.ts'

export const competitionPagesServer = defineServer({
  name: 'front/competition-pages',
  handlers: competitionPageHandlers,
})
