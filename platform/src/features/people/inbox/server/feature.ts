import { defineServer } from '../../../../base/server-feature.ts'
import { inboxHandlers } from './routes.ts'

export const inboxServer = defineServer({ name: 'people/inbox', handlers: inboxHandlers })
