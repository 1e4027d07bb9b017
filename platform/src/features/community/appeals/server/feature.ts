import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { openAppeals } from './todos.ts'

export const appealsServer = defineServer({
  name: 'community/appeals',
  personal,
  handlers: async () => (await import('./routes.ts')).appealHandlers,
  todos: [openAppeals],
})
