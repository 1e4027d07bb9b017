import { defineServer } from '../../../../base/server-feature.ts'
import { authoringHandlers } from './routes.ts'

export const authoringServer = defineServer({ name: 'staff/authoring', handlers: authoringHandlers })
