import { defineServer } from '../../../../base/server-feature.ts'
import { promotionJobs } from './jobs.ts'
import { promotionHandlers } from './routes.ts'

export const promotionsServer = defineServer({
  name: 'scoring/promotions',
  handlers: promotionHandlers,
  jobs: () => promotionJobs,
})
