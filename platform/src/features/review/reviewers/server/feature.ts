import { defineServer } from '../../../../base/server-feature.ts'

export const reviewersServer = defineServer({
  name: 'review/reviewers',
  handlers: async () => [
    ...(await import('./routes.ts')).sessionHandlers,
    ...(await import('./accounts.routes.ts')).accountHandlers,
  ],
})
