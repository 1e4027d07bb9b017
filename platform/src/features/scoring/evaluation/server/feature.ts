import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { unreadyRounds } from './todos.views.ts'

export const evaluationServer = defineServer({
  name: 'scoring/evaluation',
  personal,
  handlers: async () => (await import('./routes.ts')).evaluationHandlers,
  todos: [unreadyRounds],
})
