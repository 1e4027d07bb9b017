import { defineServer } from '../../../../base/server-feature.ts'
import { homeHandlers } from './routes.ts'

export const homeServer = defineServer({ name: 'front/home', handlers: homeHandlers })
