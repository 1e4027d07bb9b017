import { defineServer } from '../../../../base/server-feature.ts'

export const baselinesServer = defineServer({
  name: 'scoring/baselines',
  handlers: async () => (await import('./routes.ts')).baselineHandlers,
})
