import { defineServer } from '../../../../base/server-feature.ts'
import { sourceCodeHandlers } from './routes.ts'

export const sourceCodeServer = defineServer({ name: 'community/source-code', handlers: sourceCodeHandlers })
