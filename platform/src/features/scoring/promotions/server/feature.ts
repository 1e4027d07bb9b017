import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'
import { promotionJobs } from './jobs.ts'

export const promotionsServer = defineServer({
  name: 'scoring/promotions',
  personal,
  handlers: async () => (await import('./routes.ts')).promotionHandlers,
  jobs: () => promotionJobs,
})
