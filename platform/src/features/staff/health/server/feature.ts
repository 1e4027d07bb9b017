import { defineServer } from '../../../../base/server-feature.ts'
import { healthHandlers } from './routes.ts'

export const healthServer = defineServer({ name: 'staff/health', handlers: healthHandlers })
