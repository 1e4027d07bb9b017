import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'

export type Desk = Answer<SiteCalls['GET /api/admin/spic/{editionId}/assignment']>
export type ShownRound = Desk['rounds'][number]
export type Proposals = Answer<SiteCalls['GET /api/admin/spic/{editionId}/rounds/{roundId}/proposals']>
export type ShownProposal = Proposals['proposals'][number]
export type Loads = Answer<SiteCalls['GET /api/admin/spic/{editionId}/rounds/{roundId}/loads']>
export type Conflicts = Answer<SiteCalls['GET /api/admin/spic/{editionId}/conflicts']>
export type Matching = Answer<
  SiteCalls['GET /api/admin/spic/{editionId}/rounds/{roundId}/matchings/latest']
>['matching']
/** Where a list was asked for. */
export type Asked = { search?: string | undefined; page?: number | undefined }
