import { defineServer } from '../../../../base/server-feature.ts'
import { inviteJobs, rankInvitesJob } from './jobs.ts'
import { inviteHandlers } from './routes.ts'

export const invitesServer = defineServer({
  name: 'community/invites',
  handlers: inviteHandlers,
  jobs: () => inviteJobs,
  recurring: [{ job: rankInvitesJob, at: '*/15 * * * *' }],
})
