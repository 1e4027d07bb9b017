import { defineServer } from '../../../../base/server-feature.ts'
import { auditHandlers } from './routes.ts'

export const auditListServer = defineServer({ name: 'staff/audit-list', handlers: auditHandlers })
