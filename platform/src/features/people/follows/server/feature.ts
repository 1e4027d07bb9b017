import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const followsServer = defineServer({
  name: 'people/follows',
  personal,
  handlers: async () => (await import('./routes.ts')).followHandlers,
})
