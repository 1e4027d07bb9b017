import { defineServer } from '../../../../base/server-feature.ts'

export const auditListServer = defineServer({
  name: 'staff/audit-list',
  handlers: async () => (await import('./routes.ts')).auditHandlers,
})
