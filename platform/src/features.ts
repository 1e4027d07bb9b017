import { appeals } from './features/community/appeals/feature.ts'
import { broadcasts } from './features/community/broadcasts/feature.ts'
import { discussions } from './features/community/discussions/feature.ts'
import { invites } from './features/community/invites/feature.ts'
import { sourceCode } from './features/community/source-code/feature.ts'
import { competitions } from './features/competing/competitions/feature.ts'
import { registrations } from './features/competing/registrations/feature.ts'
import { schedules } from './features/competing/schedules/feature.ts'
import { teams } from './features/competing/teams/feature.ts'
import { benchmarks } from './features/content/benchmarks/feature.ts'
import { bids } from './features/content/bids/feature.ts'
import { experts } from './features/content/experts/feature.ts'
import { help } from './features/content/help/feature.ts'
import { information } from './features/content/information/feature.ts'
import { jobs } from './features/content/jobs/feature.ts'
import { leads } from './features/content/leads/feature.ts'
import { learning } from './features/content/learning/feature.ts'
import { media } from './features/content/media/feature.ts'
import { seasons } from './features/content/seasons/feature.ts'
import { pages } from './features/content/pages/feature.ts'
import { datasets } from './features/data/datasets/feature.ts'
import { metrics } from './features/engine/metrics/feature.ts'
import { scorer } from './features/engine/scorer/feature.ts'
import { competitionPages } from './features/front/competition-pages/feature.ts'
import { dashboard } from './features/front/dashboard/feature.ts'
import { home } from './features/front/home/feature.ts'
import { personPages } from './features/front/person-pages/feature.ts'
import { teamPages } from './features/front/team-pages/feature.ts'
import { search } from './features/front/search/feature.ts'
import { siteInvites } from './features/front/site-invites/feature.ts'
import { findings } from './features/integrity/findings/feature.ts'
import { portability } from './features/interchange/portability/feature.ts'
import { follows } from './features/people/follows/feature.ts'
import { activity } from './features/people/activity/feature.ts'
import { bookmarks } from './features/people/bookmarks/feature.ts'
import { certification } from './features/people/certification/feature.ts'
import { identity } from './features/people/identity/feature.ts'
import { inbox } from './features/people/inbox/feature.ts'
import { notices } from './features/people/notices/feature.ts'
import { ownData } from './features/people/own-data/feature.ts'
import { privacy } from './features/people/privacy/feature.ts'
import { onboarding } from './features/people/onboarding/feature.ts'
import { profiles } from './features/people/profiles/feature.ts'
import { assignments } from './features/review/assignments/feature.ts'
import { decisions } from './features/review/decisions/feature.ts'
import { reviewers } from './features/review/reviewers/feature.ts'
import { editions } from './features/spic/editions/feature.ts'
import { reviewScoring } from './features/review/scoring/feature.ts'
import { forms } from './features/spic/forms/feature.ts'
import { proposals } from './features/spic/proposals/feature.ts'
import { baselines } from './features/scoring/baselines/feature.ts'
import { certificates } from './features/scoring/certificates/feature.ts'
import { evaluation } from './features/scoring/evaluation/feature.ts'
import { finalLists } from './features/scoring/final-lists/feature.ts'
import { promotions } from './features/scoring/promotions/feature.ts'
import { rankings } from './features/scoring/rankings/feature.ts'
import { ratings } from './features/scoring/ratings/feature.ts'
import { rescoring } from './features/scoring/rescoring/feature.ts'
import { submissions } from './features/scoring/submissions/feature.ts'
import { catalogue } from './features/shared/catalogue/feature.ts'
import { editor } from './features/shared/editor/feature.ts'
import { roles } from './features/shared/roles/feature.ts'
import { auditList } from './features/staff/audit-list/feature.ts'
import { authoring } from './features/staff/authoring/feature.ts'
import { desk } from './features/staff/desk/feature.ts'
import { health } from './features/staff/health/feature.ts'

/**
 * Every feature, by what it is made of: calls, permissions and navigation. Nothing of a server is imported here; what a
 * server and a worker do with it stands in server-features.ts.
 */
export const features = [
  appeals,
  broadcasts,
  discussions,
  invites,
  sourceCode,
  competitions,
  registrations,
  schedules,
  teams,
  benchmarks,
  bids,
  experts,
  help,
  information,
  jobs,
  leads,
  learning,
  media,
  pages,
  seasons,
  datasets,
  metrics,
  scorer,
  competitionPages,
  dashboard,
  home,
  personPages,
  teamPages,
  search,
  siteInvites,
  findings,
  portability,
  follows,
  activity,
  bookmarks,
  certification,
  identity,
  inbox,
  notices,
  ownData,
  privacy,
  onboarding,
  profiles,
  forms,
  editions,
  proposals,
  reviewers,
  reviewScoring,
  assignments,
  decisions,
  baselines,
  certificates,
  evaluation,
  finalLists,
  promotions,
  rankings,
  ratings,
  rescoring,
  submissions,
  catalogue,
  editor,
  roles,
  auditList,
  authoring,
  desk,
  health,
] as const
