import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const mediaServer = defineServer({
  name: 'content/media',
  handlers: async () => (await import('./routes.ts')).mediaHandlers,
  personal,
})
