import { defineServer } from '../../../../base/server-feature.ts'
import { informationHandlers } from './routes.ts'

export const informationServer = defineServer({ name: 'content/information', handlers: informationHandlers })
