import type { Handler } from './base/http/handler.ts'
import { accountHandlers } from './features/accounts/server/routes.ts'
import { adminHandlers } from './features/admin/server/routes.ts'
import { appealHandlers } from './features/appeals/server/routes.ts'
import { auditHandlers } from './features/audit-list/server/routes.ts'
import { authoringHandlers } from './features/authoring/server/routes.ts'
import { baselineHandlers } from './features/baselines/server/routes.ts'
import { broadcastHandlers } from './features/broadcasts/server/routes.ts'
import { catalogueHandlers } from './features/catalogue/server/routes.ts'
import { competitionHandlers } from './features/competitions/server/routes.ts'
import { draftHandlers } from './features/datasets/server/draft-routes.ts'
import { datasetManageHandlers } from './features/datasets/server/manage-routes.ts'
import { datasetHandlers } from './features/datasets/server/routes.ts'
import { metricHandlers } from './features/metrics/server/routes.ts'
import { discussionHandlers } from './features/discussions/server/routes.ts'
import { editorHandlers } from './features/editor/server/routes.ts'
import { evaluationHandlers } from './features/evaluation/server/routes.ts'
import { healthHandlers } from './features/health/server/routes.ts'
import { identityHandlers } from './features/identity/server/routes.ts'
import { inboxHandlers } from './features/inbox/server/routes.ts'
import { informationHandlers } from './features/information/server/routes.ts'
import { integrityHandlers } from './features/integrity/server/routes.ts'
import { inviteHandlers } from './features/invites/server/routes.ts'
import { planningHandlers } from './features/planning/server/routes.ts'
import { profileHandlers } from './features/profiles/server/routes.ts'
import { promotionHandlers } from './features/promotions/server/routes.ts'
import { participantHandlers } from './features/registrations/server/admin-routes.ts'
import { portabilityHandlers } from './features/portability/server/routes.ts'
import { registrationHandlers } from './features/registrations/server/routes.ts'
import { rescoringHandlers } from './features/rescoring/server/routes.ts'
import { scheduleHandlers } from './features/schedules/server/routes.ts'
import { sourceCodeHandlers } from './features/source-code/server/routes.ts'
import { submissionAdminHandlers } from './features/submissions/server/admin-routes.ts'
import { submissionHandlers } from './features/submissions/server/routes.ts'
import { uploadHandlers } from './features/submissions/server/upload-routes.ts'
import { teamAdminHandlers } from './features/teams/server/admin-routes.ts'
import { teamRequestHandlers } from './features/teams/server/requests.routes.ts'
import { teamHandlers } from './features/teams/server/routes.ts'

/** The code behind every call. */
export const handlers: readonly Handler[] = [
  ...accountHandlers,
  ...adminHandlers,
  ...appealHandlers,
  ...auditHandlers,
  ...authoringHandlers,
  ...baselineHandlers,
  ...broadcastHandlers,
  ...catalogueHandlers,
  ...competitionHandlers,
  ...draftHandlers,
  ...datasetManageHandlers,
  ...datasetHandlers,
  ...discussionHandlers,
  ...metricHandlers,
  ...editorHandlers,
  ...evaluationHandlers,
  ...healthHandlers,
  ...identityHandlers,
  ...inboxHandlers,
  ...informationHandlers,
  ...integrityHandlers,
  ...inviteHandlers,
  ...planningHandlers,
  ...profileHandlers,
  ...promotionHandlers,
  ...participantHandlers,
  ...portabilityHandlers,
  ...registrationHandlers,
  ...rescoringHandlers,
  ...scheduleHandlers,
  ...sourceCodeHandlers,
  ...submissionAdminHandlers,
  ...submissionHandlers,
  ...uploadHandlers,
  ...teamAdminHandlers,
  ...teamRequestHandlers,
  ...teamHandlers,
]
