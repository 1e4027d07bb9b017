import { defineServer } from '../../../../base/server-feature.ts'
import { appealHandlers } from './routes.ts'

export const appealsServer = defineServer({ name: 'community/appeals', handlers: appealHandlers })
