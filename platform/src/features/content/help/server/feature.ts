import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { openFeedback } from './todos.ts'

export const helpServer = defineServer({
  name: 'content/help',
  personal,
  siteTodos: [openFeedback],
  handlers: async () => [
    ...(await import('./routes.ts')).helpHandlers,
    ...(await import('./editing.routes.ts')).editingHandlers,
    ...(await import('./feedback.routes.ts')).feedbackHandlers,
  ],
})
