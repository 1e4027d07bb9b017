import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { inviteJobs, rankInvitesJob } from './jobs.ts'

export const invitesServer = defineServer({
  name: 'community/invites',
  personal,
  handlers: async () => (await import('./routes.ts')).inviteHandlers,
  jobs: () => inviteJobs,
  recurring: [{ job: rankInvitesJob, at: '*/15 * * * *' }],
})
