import { z } from 'zod'
import { defineJob } from '../../../../base/jobs/job.ts'

/** Issues what a confirmed final list says, and revokes what it no longer does. */
export const issueJob = defineJob({
  name: 'certificates.issue',
  title: { zh: '发放和撤销证书', en: 'Issue and revoke certificates' },
  payload: z.object({ competitionId: z.number() }),
  lane: 'general',
  attempts: 10,
})

/** Tells people that they have a certificate, or no longer have one. */
export const tellOfCertificatesJob = defineJob({
  name: 'certificates.tell',
  title: { zh: '通知证书发放', en: 'Tell people of their certificates' },
  payload: z.object({
    competitionId: z.number(),
    /** Names the occasion: nobody is told of it twice. */
    key: z.string(),
    what: z.enum(['issued', 'revoked']),
    userIds: z.array(z.number()),
  }),
  lane: 'background',
  attempts: 10,
})
