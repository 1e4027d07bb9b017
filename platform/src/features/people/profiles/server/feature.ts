import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { gatherSuggestions, profileJobs } from './jobs.ts'

export const profilesServer = defineServer({
  name: 'people/profiles',
  personal,
  handlers: async () => [
    ...(await import('./routes.ts')).basicHandlers,
    ...(await import('./person.routes.ts')).personHandlers,
    ...(await import('./career.routes.ts')).careerHandlers,
    ...(await import('./accomplishments.routes.ts')).accomplishmentHandlers,
    ...(await import('./pictures.routes.ts')).pictureHandlers,
    ...(await import('./suggestions.routes.ts')).suggestionHandlers,
  ],
  jobs: () => profileJobs,
  recurring: [{ job: gatherSuggestions, at: '23 * * * *' }],
})
