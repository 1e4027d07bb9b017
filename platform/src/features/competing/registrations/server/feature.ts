import { defineServer } from '../../../../base/server-feature.ts'
import { pendingSignups } from './todos.ts'

export const registrationsServer = defineServer({
  name: 'competing/registrations',
  handlers: async () => [
    ...(await import('./participants.routes.ts')).participantHandlers,
    ...(await import('./routes.ts')).registrationHandlers,
  ],
  todos: [pendingSignups],
})
