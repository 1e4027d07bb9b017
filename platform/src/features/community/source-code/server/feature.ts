import { defineServer } from '../../../../base/server-feature.ts'

export const sourceCodeServer = defineServer({
  name: 'community/source-code',
  handlers: async () => (await import('./routes.ts')).sourceCodeHandlers,
})
