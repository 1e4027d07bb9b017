import { defineServer } from '../../../../base/server-feature.ts'

export const inboxServer = defineServer({
  name: 'people/inbox',
  handlers: async () => (await import('./routes.ts')).inboxHandlers,
})
