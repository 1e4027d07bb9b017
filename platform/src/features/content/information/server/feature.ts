import { defineServer } from '../../../../base/server-feature.ts'

export const informationServer = defineServer({
  name: 'content/information',
  handlers: async () => (await import('./routes.ts')).informationHandlers,
})
