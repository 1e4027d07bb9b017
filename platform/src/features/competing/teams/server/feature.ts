import { defineServer } from '../../../../base/server-feature.ts'
import { teamAdminHandlers } from './managed.routes.ts'
import { teamRequestHandlers } from './requests.routes.ts'
import { teamHandlers } from './routes.ts'

export const teamsServer = defineServer({
  name: 'competing/teams',
  handlers: [...teamAdminHandlers, ...teamRequestHandlers, ...teamHandlers],
})
