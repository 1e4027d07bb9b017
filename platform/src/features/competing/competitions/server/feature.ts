import { defineServer } from '../../../../base/server-feature.ts'
import { draftHandlers } from './draft.routes.ts'
import { competitionHandlers } from './routes.ts'
import { sectionHandlers } from './sections.routes.ts'
import { lateDrafts } from './todos.ts'

export const competitionsServer = defineServer({
  name: 'competing/competitions',
  handlers: [...competitionHandlers, ...draftHandlers, ...sectionHandlers],
  todos: [lateDrafts],
})
