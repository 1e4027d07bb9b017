import { defineServer } from '../../../../base/server-feature.ts'
import { promotionJobs } from './jobs.ts'

export const promotionsServer = defineServer({
  name: 'scoring/promotions',
  handlers: async () => (await import('./routes.ts')).promotionHandlers,
  jobs: () => promotionJobs,
})
