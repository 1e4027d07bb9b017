import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const benchmarksServer = defineServer({
  name: 'content/benchmarks',
  personal,
  handlers: async () => [
    ...(await import('./routes.ts')).benchmarkHandlers,
    ...(await import('./editing.routes.ts')).editingHandlers,
  ],
})
