import { defineServer } from '../../../../base/server-feature.ts'

export const seasonsServer = defineServer({
  name: 'content/seasons',
  handlers: async () => {
    const [{ seasonHandlers }, { editingHandlers }] = await Promise.all([
      import('./routes.ts'),
      import('./editing.routes.ts'),
    ])
    return [...seasonHandlers, ...editingHandlers]
  },
})
