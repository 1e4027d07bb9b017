import { defineServer } from '../../../../base/server-feature.ts'
import { baselineHandlers } from './routes.ts'

export const baselinesServer = defineServer({ name: 'scoring/baselines', handlers: baselineHandlers })
