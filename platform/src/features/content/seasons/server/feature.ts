import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const seasonsServer = defineServer({
  name: 'content/seasons',
  personal,
  handlers: async () => {
    const [{ seasonHandlers }, { editingHandlers }, { resultHandlers }] = await Promise.all([
      import('./routes.ts'),
      import('./editing.routes.ts'),
      import('./results.routes.ts'),
    ])
    return [...seasonHandlers, ...editingHandlers, ...resultHandlers]
  },
})
