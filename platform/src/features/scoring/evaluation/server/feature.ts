import { defineServer } from '../../../../base/server-feature.ts'
import { evaluationHandlers } from './routes.ts'

export const evaluationServer = defineServer({ name: 'scoring/evaluation', handlers: evaluationHandlers })
