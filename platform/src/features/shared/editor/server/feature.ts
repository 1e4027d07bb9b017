import { defineServer } from '../../../../base/server-feature.ts'
import { editorHandlers } from './routes.ts'

export const editorServer = defineServer({ name: 'shared/editor', handlers: editorHandlers })
