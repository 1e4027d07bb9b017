import { defineServer } from '../../../../base/server-feature.ts'
import { discussionHandlers } from './routes.ts'

export const discussionsServer = defineServer({ name: 'community/discussions', handlers: discussionHandlers })
