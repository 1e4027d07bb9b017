import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const sourceCodeServer = defineServer({
  name: 'community/source-code',
  personal,
  handlers: async () => (await import('./routes.ts')).sourceCodeHandlers,
})
