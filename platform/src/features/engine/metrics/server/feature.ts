import { defineServer } from '../../../../base/server-feature.ts'

export const metricsServer = defineServer({
  name: 'engine/metrics',
  handlers: async () => (await import('./routes.ts')).metricHandlers,
})
