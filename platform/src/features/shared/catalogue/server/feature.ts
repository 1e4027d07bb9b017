import { defineServer } from '../../../../base/server-feature.ts'

export const catalogueServer = defineServer({
  name: 'shared/catalogue',
  handlers: async () => (await import('./routes.ts')).catalogueHandlers,
})
