import type { Call, CallMap } from './base/contract/call.ts'
import type { Api } from './base/contract/client.ts'
import * as accounts from './features/accounts/contract.ts'
import * as admin from './features/admin/contract.ts'
import * as appeals from './features/appeals/contract.ts'
import * as auditList from './features/audit-list/contract.ts'
import * as authoring from './features/authoring/contract.ts'
import * as authoringSections from './features/authoring/sections.contract.ts'
import * as baselines from './features/baselines/contract.ts'
import * as broadcasts from './features/broadcasts/contract.ts'
import * as catalogue from './features/catalogue/contract.ts'
import * as competitions from './features/competitions/contract.ts'
import * as credential from './features/competitions/credential.contract.ts'
import * as datasets from './features/datasets/contract.ts'
import * as datasetDrafts from './features/datasets/draft-contract.ts'
import * as datasetManaging from './features/datasets/manage-contract.ts'
import * as discussions from './features/discussions/contract.ts'
import * as moderation from './features/discussions/moderation.contract.ts'
import * as editor from './features/editor/contract.ts'
import * as evaluation from './features/evaluation/contract.ts'
import * as health from './features/health/contract.ts'
import * as identity from './features/identity/contract.ts'
import * as inbox from './features/inbox/contract.ts'
import * as information from './features/information/contract.ts'
import * as integrity from './features/integrity/contract.ts'
import * as invites from './features/invites/contract.ts'
import * as inviteSettings from './features/invites/settings.contract.ts'
import * as metrics from './features/metrics/contract.ts'
import * as planning from './features/planning/contract.ts'
import * as profiles from './features/profiles/contract.ts'
import * as promotions from './features/promotions/contract.ts'
import * as participants from './features/registrations/admin-contract.ts'
import * as portability from './features/portability/contract.ts'
import * as registrations from './features/registrations/contract.ts'
import * as rescoring from './features/rescoring/contract.ts'
import * as schedules from './features/schedules/contract.ts'
import * as sourceCode from './features/source-code/contract.ts'
import * as submissionsAdmin from './features/submissions/admin-contract.ts'
import * as submissions from './features/submissions/contract.ts'
import * as submissionsUpload from './features/submissions/upload.contract.ts'
import * as teamsAdmin from './features/teams/admin-contract.ts'
import * as teams from './features/teams/contract.ts'
import * as teamRequests from './features/teams/requests.contract.ts'

const contracts = {
  ...accounts,
  ...admin,
  ...appeals,
  ...auditList,
  ...authoring,
  ...authoringSections,
  ...baselines,
  ...broadcasts,
  ...catalogue,
  ...competitions,
  ...credential,
  ...datasets,
  ...datasetDrafts,
  ...datasetManaging,
  ...discussions,
  ...moderation,
  ...editor,
  ...evaluation,
  ...health,
  ...identity,
  ...inbox,
  ...information,
  ...integrity,
  ...inviteSettings,
  ...invites,
  ...metrics,
  ...planning,
  ...profiles,
  ...promotions,
  ...participants,
  ...portability,
  ...registrations,
  ...rescoring,
  ...schedules,
  ...sourceCode,
  ...submissionsAdmin,
  ...submissions,
  ...submissionsUpload,
  ...teamsAdmin,
  ...teams,
  ...teamRequests,
}

type Contracts = typeof contracts
type SiteCall = { [K in keyof Contracts]: Contracts[K] extends Call ? Contracts[K] : never }[keyof Contracts]

/** Every call of the product; contracts also export the schemas that others build on. */
export const calls: readonly Call[] = Object.values(contracts).filter(
  (value): value is SiteCall => 'method' in value,
)

export type SiteCalls = CallMap<SiteCall>
export type SiteApi = Api<SiteCalls>
