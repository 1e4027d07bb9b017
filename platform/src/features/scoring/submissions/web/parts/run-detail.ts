import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'

export type RunDetail = Answer<SiteCalls['GET /api/admin/competitions/{id}/submissions/{submissionId}']>
