import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const proposalsServer = defineServer({
  name: 'spic/proposals',
  personal,
  handlers: async () => [
    ...(await import('./signup.routes.ts')).signupHandlers,
    ...(await import('./proposal.routes.ts')).proposalHandlers,
    ...(await import('./version.routes.ts')).versionHandlers,
  ],
})
