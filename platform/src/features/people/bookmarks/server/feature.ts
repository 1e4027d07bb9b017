import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const bookmarksServer = defineServer({
  name: 'people/bookmarks',
  personal,
  handlers: async () => (await import('./routes.ts')).bookmarkHandlers,
})
