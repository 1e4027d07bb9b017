import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const learningServer = defineServer({
  name: 'content/learning',
  personal,
  handlers: async () => [
    ...(await import('./routes.ts')).learningHandlers,
    ...(await import('./editing.routes.ts')).editingHandlers,
  ],
})
