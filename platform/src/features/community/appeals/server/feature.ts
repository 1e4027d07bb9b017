import { defineServer } from '../../../../base/server-feature.ts'
import { appealHandlers } from './routes.ts'
import { openAppeals } from './todos.ts'

export const appealsServer = defineServer({
  name: 'community/appeals',
  handlers: appealHandlers,
  todos: [openAppeals],
})
