import { defineServer } from '../../../../base/server-feature.ts'
import { participantHandlers } from './participants.routes.ts'
import { registrationHandlers } from './routes.ts'
import { pendingSignups } from './todos.ts'

export const registrationsServer = defineServer({
  name: 'competing/registrations',
  handlers: [...participantHandlers, ...registrationHandlers],
  todos: [pendingSignups],
})
