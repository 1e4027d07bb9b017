import { defineServer } from '../../../../base/server-feature.ts'
import { metricHandlers } from './routes.ts'

export const metricsServer = defineServer({ name: 'engine/metrics', handlers: metricHandlers })
