import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const privacyServer = defineServer({
  name: 'people/privacy',
  personal,
  handlers: async () => (await import('./routes.ts')).privacyHandlers,
})
