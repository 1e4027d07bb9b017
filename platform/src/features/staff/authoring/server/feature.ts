import { defineServer } from '../../../../base/server-feature.ts'

export const authoringServer = defineServer({
  name: 'staff/authoring',
  handlers: async () => (await import('./routes.ts')).authoringHandlers,
})
