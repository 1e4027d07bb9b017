import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'

export type Evaluation = Answer<SiteCalls['GET /api/admin/competitions/{id}/rounds/{roundId}/evaluation']>
export type MetricForm = Answer<SiteCalls['GET /api/admin/metrics']>['metrics'][number]
export type MetricChoice = Evaluation['metric']['value']['metric']
/** A round of a competition. */
export type RoundPlace = { id: number; roundId: number }
