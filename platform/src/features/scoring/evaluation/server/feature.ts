import { defineServer } from '../../../../base/server-feature.ts'
import { evaluationHandlers } from './routes.ts'
import { unreadyRounds } from './todos.ts'

export const evaluationServer = defineServer({
  name: 'scoring/evaluation',
  handlers: evaluationHandlers,
  todos: [unreadyRounds],
})
