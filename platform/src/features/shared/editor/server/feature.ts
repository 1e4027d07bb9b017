import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const editorServer = defineServer({
  name: 'shared/editor',
  personal,
  handlers: async () => (await import('./routes.ts')).editorHandlers,
})
