import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const profilesServer = defineServer({
  name: 'people/profiles',
  personal,
  handlers: async () => (await import('./routes.ts')).profileHandlers,
})
