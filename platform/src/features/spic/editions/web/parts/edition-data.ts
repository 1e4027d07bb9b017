import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'

export type EditionData = Answer<SiteCalls['GET /api/spic/{id}']>
