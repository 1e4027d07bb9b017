import { defineServer } from '../../../../base/server-feature.ts'
import { openAppeals } from './todos.ts'

export const appealsServer = defineServer({
  name: 'community/appeals',
  handlers: async () => (await import('./routes.ts')).appealHandlers,
  todos: [openAppeals],
})
