import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { submittedNeeds } from './todos.ts'

export const bidsServer = defineServer({
  name: 'content/bids',
  personal,
  siteTodos: [submittedNeeds],
  handlers: async () => [
    ...(await import('./needs.routes.ts')).needHandlers,
    ...(await import('./editing.routes.ts')).editingHandlers,
    ...(await import('./bidding.routes.ts')).biddingHandlers,
    ...(await import('./desk.routes.ts')).deskHandlers,
  ],
})
