import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { pendingSignups } from './todos.ts'

export const registrationsServer = defineServer({
  name: 'competing/registrations',
  personal,
  handlers: async () => [
    ...(await import('./participants.routes.ts')).participantHandlers,
    ...(await import('./routes.ts')).registrationHandlers,
  ],
  todos: [pendingSignups],
})
