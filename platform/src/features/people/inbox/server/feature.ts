import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const inboxServer = defineServer({
  name: 'people/inbox',
  personal,
  handlers: async () => (await import('./routes.ts')).inboxHandlers,
})
