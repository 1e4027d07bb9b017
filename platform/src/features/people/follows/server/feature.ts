import { defineServer } from '../../../../base/server-feature.ts'

export const followsServer = defineServer({
  name: 'people/follows',
  handlers: async () => (await import('./routes.ts')).followHandlers,
})
