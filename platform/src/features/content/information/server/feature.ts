import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const informationServer = defineServer({
  name: 'content/information',
  personal,
  handlers: async () => {
    const [{ informationHandlers }, { editingHandlers }] = await Promise.all([
      import('./routes.ts'),
      import('./editing.routes.ts'),
    ])
    return [...informationHandlers, ...editingHandlers]
  },
})
