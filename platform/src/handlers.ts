import './hooks.ts'
import type { Handler } from './base/http/handler.ts'
import { accountHandlers } from './features/people/identity/server/accounts.routes.ts'
import { adminHandlers } from './features/staff/desk/server/routes.ts'
import { appealHandlers } from './features/community/appeals/server/routes.ts'
import { auditHandlers } from './features/staff/audit-list/server/routes.ts'
import { authoringHandlers } from './features/staff/authoring/server/routes.ts'
import { baselineHandlers } from './features/scoring/baselines/server/routes.ts'
import { broadcastHandlers } from './features/community/broadcasts/server/routes.ts'
import { catalogueHandlers } from './features/shared/catalogue/server/routes.ts'
import { competitionHandlers } from './features/competing/competitions/server/routes.ts'
import { draftHandlers as competitionDraftHandlers } from './features/competing/competitions/server/draft.routes.ts'
import { sectionHandlers } from './features/competing/competitions/server/sections.routes.ts'
import { competitionPageHandlers } from './features/front/competition-pages/server/routes.ts'
import { homeHandlers } from './features/front/home/server/routes.ts'
import { draftHandlers } from './features/data/datasets/server/draft.routes.ts'
import { datasetManageHandlers } from './features/data/datasets/server/manage.routes.ts'
import { datasetHandlers } from './features/data/datasets/server/routes.ts'
import { metricHandlers } from './features/engine/metrics/server/routes.ts'
import { discussionHandlers } from './features/community/discussions/server/routes.ts'
import { editorHandlers } from './features/shared/editor/server/routes.ts'
import { evaluationHandlers } from './features/scoring/evaluation/server/routes.ts'
import { healthHandlers } from './features/staff/health/server/routes.ts'
import { identityHandlers } from './features/people/identity/server/routes.ts'
import { inboxHandlers } from './features/people/inbox/server/routes.ts'
import { informationHandlers } from './features/content/information/server/routes.ts'
import { banHandlers } from './features/integrity/findings/server/bans.routes.ts'
import { integrityHandlers } from './features/integrity/findings/server/routes.ts'
import { inviteHandlers } from './features/community/invites/server/routes.ts'
import { roundHandlers } from './features/competing/schedules/server/rounds.routes.ts'
import { profileHandlers } from './features/people/profiles/server/routes.ts'
import { promotionHandlers } from './features/scoring/promotions/server/routes.ts'
import { participantHandlers } from './features/competing/registrations/server/participants.routes.ts'
import { portabilityHandlers } from './features/interchange/portability/server/routes.ts'
import { registrationHandlers } from './features/competing/registrations/server/routes.ts'
import { rescoringHandlers } from './features/scoring/rescoring/server/routes.ts'
import { scheduleHandlers } from './features/competing/schedules/server/routes.ts'
import { sourceCodeHandlers } from './features/community/source-code/server/routes.ts'
import { submissionAdminHandlers } from './features/scoring/submissions/server/managed.routes.ts'
import { submissionHandlers } from './features/scoring/submissions/server/routes.ts'
import { uploadHandlers } from './features/scoring/submissions/server/upload.routes.ts'
import { teamAdminHandlers } from './features/competing/teams/server/managed.routes.ts'
import { teamRequestHandlers } from './features/competing/teams/server/requests.routes.ts'
import { teamHandlers } from './features/competing/teams/server/routes.ts'

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
  ...competitionDraftHandlers,
  ...sectionHandlers,
  ...competitionPageHandlers,
  ...homeHandlers,
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
  ...banHandlers,
  ...inviteHandlers,
  ...roundHandlers,
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
