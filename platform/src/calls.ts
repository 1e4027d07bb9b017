import type { Call, CallMap } from './base/contract/call.ts'
import type { Api } from './base/contract/client.ts'
import * as accounts from './features/people/identity/accounts.contract.ts'
import * as admin from './features/staff/desk/contract.ts'
import * as appeals from './features/community/appeals/contract.ts'
import * as auditList from './features/staff/audit-list/contract.ts'
import * as authoring from './features/staff/authoring/contract.ts'
import * as authoringSections from './features/competing/competitions/sections.contract.ts'
import * as baselines from './features/scoring/baselines/contract.ts'
import * as broadcasts from './features/community/broadcasts/contract.ts'
import * as catalogue from './features/shared/catalogue/contract.ts'
import * as competitions from './features/competing/competitions/contract.ts'
import * as competitionDrafts from './features/competing/competitions/draft.contract.ts'
import * as competitionPages from './features/front/competition-pages/contract.ts'
import * as home from './features/front/home/contract.ts'
import * as credential from './features/front/competition-pages/credential.contract.ts'
import * as datasets from './features/data/datasets/contract.ts'
import * as datasetDrafts from './features/data/datasets/draft.contract.ts'
import * as datasetManaging from './features/data/datasets/manage.contract.ts'
import * as discussions from './features/community/discussions/contract.ts'
import * as moderation from './features/community/discussions/moderation.contract.ts'
import * as editor from './features/shared/editor/contract.ts'
import * as evaluation from './features/scoring/evaluation/contract.ts'
import * as health from './features/staff/health/contract.ts'
import * as identity from './features/people/identity/contract.ts'
import * as inbox from './features/people/inbox/contract.ts'
import * as information from './features/content/information/contract.ts'
import * as integrity from './features/integrity/findings/contract.ts'
import * as bans from './features/integrity/findings/bans.contract.ts'
import * as invites from './features/community/invites/contract.ts'
import * as inviteSettings from './features/community/invites/settings.contract.ts'
import * as metrics from './features/engine/metrics/contract.ts'
import * as planning from './features/competing/schedules/rounds.contract.ts'
import * as profiles from './features/people/profiles/contract.ts'
import * as promotions from './features/scoring/promotions/contract.ts'
import * as participants from './features/competing/registrations/participants.contract.ts'
import * as portability from './features/interchange/portability/contract.ts'
import * as registrations from './features/competing/registrations/contract.ts'
import * as rescoring from './features/scoring/rescoring/contract.ts'
import * as schedules from './features/competing/schedules/contract.ts'
import * as sourceCode from './features/community/source-code/contract.ts'
import * as submissionsAdmin from './features/scoring/submissions/managed.contract.ts'
import * as submissions from './features/scoring/submissions/contract.ts'
import * as submissionsUpload from './features/scoring/submissions/upload.contract.ts'
import * as teamsAdmin from './features/competing/teams/managed.contract.ts'
import * as teams from './features/competing/teams/contract.ts'
import * as teamRequests from './features/competing/teams/requests.contract.ts'

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
  ...competitionDrafts,
  ...competitionPages,
  ...home,
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
  ...bans,
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
