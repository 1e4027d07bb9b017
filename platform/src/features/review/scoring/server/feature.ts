import { defineServer } from '../../../../base/server-feature.ts'

export const scoringServer = defineServer({
  name: 'review/scoring',
  handlers: async () => [
    ...(await import('./routes.ts')).sheetHandlers,
    ...(await import('./scores.routes.ts')).scoreHandlers,
    ...(await import('./rubric.routes.ts')).rubricHandlers,
  ],
})
