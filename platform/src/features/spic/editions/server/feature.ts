import { defineServer } from '../../../../base/server-feature.ts'

export const editionsServer = defineServer({
  name: 'spic/editions',
  handlers: async () => {
    const [{ editionHandlers }, { editingHandlers }] = await Promise.all([
      import('./routes.ts'),
      import('./editing.routes.ts'),
    ])
    return [...editionHandlers, ...editingHandlers]
  },
})
