import { defineServer } from '../../../../base/server-feature.ts'

export const bookmarksServer = defineServer({
  name: 'people/bookmarks',
  handlers: async () => (await import('./routes.ts')).bookmarkHandlers,
})
