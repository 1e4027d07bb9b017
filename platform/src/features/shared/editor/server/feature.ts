import { defineServer } from '../../../../base/server-feature.ts'

export const editorServer = defineServer({
  name: 'shared/editor',
  handlers: async () => (await import('./routes.ts')).editorHandlers,
})
