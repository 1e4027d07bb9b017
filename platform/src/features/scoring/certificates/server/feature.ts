import { defineServer } from '../../../../base/server-feature.ts'
import { certificateJobs } from './jobs.ts'
import { personal } from './personal.ts'
import { dueCertificates } from './todos.views.ts'

export const certificatesServer = defineServer({
  name: 'scoring/certificates',
  handlers: async () => (await import('./routes.ts')).certificateHandlers,
  jobs: () => certificateJobs,
  personal,
  todos: [dueCertificates],
})
