import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { pagesInReview } from './todos.ts'

export const pagesServer = defineServer({
  name: 'content/pages',
  handlers: async () => {
    const [{ pageHandlers }, { editingHandlers }, { archiveHandlers }] = await Promise.all([
      import('./routes.ts'),
      import('./editing.routes.ts'),
      import('./archive.routes.ts'),
    ])
    return [...pageHandlers, ...editingHandlers, ...archiveHandlers]
  },
  personal,
  siteTodos: [pagesInReview],
})
