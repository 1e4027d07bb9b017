import { defineServer } from '../../../../base/server-feature.ts'

export const siteInvitesServer = defineServer({
  name: 'front/site-invites',
  handlers: async () => (await import('./routes.ts')).siteInviteHandlers,
})
