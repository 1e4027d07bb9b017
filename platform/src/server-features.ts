import { appealsServer } from './features/community/appeals/server/feature.ts'
import { broadcastsServer } from './features/community/broadcasts/server/feature.ts'
import { discussionsServer } from './features/community/discussions/server/feature.ts'
import { invitesServer } from './features/community/invites/server/feature.ts'
import { sourceCodeServer } from './features/community/source-code/server/feature.ts'
import { competitionsServer } from './features/competing/competitions/server/feature.ts'
import { registrationsServer } from './features/competing/registrations/server/feature.ts'
import { schedulesServer } from './features/competing/schedules/server/feature.ts'
import { teamsServer } from './features/competing/teams/server/feature.ts'
import { benchmarksServer } from './features/content/benchmarks/server/feature.ts'
import { bidsServer } from './features/content/bids/server/feature.ts'
import { expertsServer } from './features/content/experts/server/feature.ts'
import { helpServer } from './features/content/help/server/feature.ts'
import { informationServer } from './features/content/information/server/feature.ts'
import { jobsServer } from './features/content/jobs/server/feature.ts'
import { leadsServer } from './features/content/leads/server/feature.ts'
import { learningServer } from './features/content/learning/server/feature.ts'
import { mediaServer } from './features/content/media/server/feature.ts'
import { assignmentsServer } from './features/review/assignments/server/feature.ts'
import { seasonsServer } from './features/content/seasons/server/feature.ts'
import { pagesServer } from './features/content/pages/server/feature.ts'
import { datasetsServer } from './features/data/datasets/server/feature.ts'
import { metricsServer } from './features/engine/metrics/server/feature.ts'
import { competitionPagesServer } from './features/front/competition-pages/server/feature.ts'
import { dashboardServer } from './features/front/dashboard/server/feature.ts'
import { homeServer } from './features/front/home/server/feature.ts'
import { personPagesServer } from './features/front/person-pages/server/feature.ts'
import { teamPagesServer } from './features/front/team-pages/server/feature.ts'
import { searchServer } from './features/front/search/server/feature.ts'
import { siteInvitesServer } from './features/front/site-invites/server/feature.ts'
import { findingsServer } from './features/integrity/findings/server/feature.ts'
import { portabilityServer } from './features/interchange/portability/server/feature.ts'
import { followsServer } from './features/people/follows/server/feature.ts'
import { activityServer } from './features/people/activity/server/feature.ts'
import { bookmarksServer } from './features/people/bookmarks/server/feature.ts'
import { certificationServer } from './features/people/certification/server/feature.ts'
import { identityServer } from './features/people/identity/server/feature.ts'
import { inboxServer } from './features/people/inbox/server/feature.ts'
import { noticesServer } from './features/people/notices/server/feature.ts'
import { ownDataServer } from './features/people/own-data/server/feature.ts'
import { privacyServer } from './features/people/privacy/server/feature.ts'
import { onboardingServer } from './features/people/onboarding/server/feature.ts'
import { profilesServer } from './features/people/profiles/server/feature.ts'
import { decisionsServer } from './features/review/decisions/server/feature.ts'
import { scoringServer } from './features/review/scoring/server/feature.ts'
import { reviewersServer } from './features/review/reviewers/server/feature.ts'
import { proposalsServer } from './features/spic/proposals/server/feature.ts'
import { baselinesServer } from './features/scoring/baselines/server/feature.ts'
import { certificatesServer } from './features/scoring/certificates/server/feature.ts'
import { evaluationServer } from './features/scoring/evaluation/server/feature.ts'
import { finalListsServer } from './features/scoring/final-lists/server/feature.ts'
import { promotionsServer } from './features/scoring/promotions/server/feature.ts'
import { rankingsServer } from './features/scoring/rankings/server/feature.ts'
import { ratingsServer } from './features/scoring/ratings/server/feature.ts'
import { rescoringServer } from './features/scoring/rescoring/server/feature.ts'
import { submissionsServer } from './features/scoring/submissions/server/feature.ts'
import { catalogueServer } from './features/shared/catalogue/server/feature.ts'
import { editorServer } from './features/shared/editor/server/feature.ts'
import { editionsServer } from './features/spic/editions/server/feature.ts'
import { auditListServer } from './features/staff/audit-list/server/feature.ts'
import { authoringServer } from './features/staff/authoring/server/feature.ts'
import { deskServer } from './features/staff/desk/server/feature.ts'
import { healthServer } from './features/staff/health/server/feature.ts'

/** What the features have on a server: the code behind their calls, their jobs with the hours, what waits for staff. */
export const serverFeatures = [
  appealsServer,
  broadcastsServer,
  discussionsServer,
  invitesServer,
  sourceCodeServer,
  competitionsServer,
  registrationsServer,
  schedulesServer,
  teamsServer,
  benchmarksServer,
  bidsServer,
  expertsServer,
  helpServer,
  informationServer,
  jobsServer,
  leadsServer,
  learningServer,
  mediaServer,
  pagesServer,
  seasonsServer,
  datasetsServer,
  metricsServer,
  competitionPagesServer,
  dashboardServer,
  homeServer,
  personPagesServer,
  teamPagesServer,
  searchServer,
  siteInvitesServer,
  findingsServer,
  portabilityServer,
  followsServer,
  activityServer,
  bookmarksServer,
  certificationServer,
  identityServer,
  inboxServer,
  noticesServer,
  ownDataServer,
  privacyServer,
  onboardingServer,
  profilesServer,
  scoringServer,
  reviewersServer,
  decisionsServer,
  proposalsServer,
  baselinesServer,
  certificatesServer,
  evaluationServer,
  finalListsServer,
  promotionsServer,
  rankingsServer,
  ratingsServer,
  rescoringServer,
  submissionsServer,
  catalogueServer,
  editorServer,
  editionsServer,
  auditListServer,
  authoringServer,
  deskServer,
  healthServer,
  assignmentsServer,
] as const
