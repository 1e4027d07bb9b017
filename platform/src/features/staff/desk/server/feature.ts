import { defineServer } from '../../../../base/server-feature.ts'
import { adminHandlers } from './routes.ts'

export const deskServer = defineServer({ name: 'staff/desk', handlers: adminHandlers })
