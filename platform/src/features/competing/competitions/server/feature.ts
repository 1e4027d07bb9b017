import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { lateDrafts } from './todos.ts'

export const competitionsServer = defineServer({
  name: 'competing/competitions',
  personal,
  handlers: async () => [
    ...(await import('./routes.ts')).competitionHandlers,
    ...(await import('./draft.routes.ts')).draftHandlers,
    ...(await import('./sections.routes.ts')).sectionHandlers,
  ],
  todos: [lateDrafts],
})
