import type { Answer } from '../../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../../calls.ts'

/** What an editor works on. */
export type Draft = Answer<SiteCalls['GET /api/datasets/{id}/draft']>
