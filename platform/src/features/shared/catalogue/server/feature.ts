import { defineServer } from '../../../../base/server-feature.ts'
import { catalogueHandlers } from './routes.ts'

export const catalogueServer = defineServer({ name: 'shared/catalogue', handlers: catalogueHandlers })
