import type { NoticeKindWords } from './base/notice-kinds.ts'
import type { Feature } from './base/feature.ts'
import { openAppeals } from './features/community/appeals/server/reads.ts'
import { activityNamed } from './features/community/invites/server/activity.ts'
import { moveActivity } from './features/community/invites/server/commands/move-activity.ts'
import * as information from './features/content/information/server/hooks.ts'
import * as media from './features/content/media/server/hooks.ts'
import { openJobs } from './features/content/jobs/server/open-jobs.ts'
import * as pages from './features/content/pages/server/hooks.ts'
import { usesOfMedia } from './features/content/pages/server/media-uses.views.ts'
import * as assignments from './features/review/assignments/server/hooks.ts'
import { takesPartIn } from './features/review/decisions/server/takes-part.ts'
import { lockedAmong } from './features/review/scoring/server/locked-among.ts'
import { sponsorSites } from './features/content/pages/server/read-site.ts'
import * as competitionReads from './features/competing/competitions/server/reads.ts'
import * as competitions from './features/competing/competitions/server/hooks.ts'
import * as registrations from './features/competing/registrations/server/hooks.ts'
import * as registrationReads from './features/competing/registrations/server/reads.ts'
import { withdrawRegistration } from './features/competing/registrations/server/registration.ts'
import { moveRounds } from './features/competing/schedules/server/commands/move-rounds.ts'
import * as schedules from './features/competing/schedules/server/hooks.ts'
import * as scheduleReads from './features/competing/schedules/server/reads.ts'
import * as teams from './features/competing/teams/server/hooks.ts'
import * as teamReads from './features/competing/teams/server/reads.ts'
import { maySee } from './features/front/person-pages/server/may-see.ts'
import * as findingReads from './features/integrity/findings/server/reads.ts'
import * as bookmarks from './features/people/bookmarks/server/hooks.ts'
import * as ownData from './features/people/own-data/server/hooks.ts'
import { nameAnew } from './features/competing/teams/server/commands/name-anew.ts'
import { handOnTeams } from './features/competing/teams/server/commands/hand-on-teams.ts'
import { isCertified } from './features/people/certification/server/reads.ts'
import { privacyDefaults, visibleTo } from './features/people/privacy/rules.ts'
import { territoryOf } from './features/people/profiles/server/territory.ts'
import { flagsOf } from './features/people/profiles/visible.rules.ts'
import * as identity from './features/people/identity/server/hooks.ts'
import { countAllUnread } from './features/people/inbox/server/unread.ts'
import * as notices from './features/people/notices/server/hooks.ts'
import { issueAgain } from './features/scoring/certificates/server/commands/issue-certificates.ts'
import * as evaluation from './features/scoring/evaluation/server/hooks.ts'
import { renamePlaces } from './features/scoring/final-lists/server/commands/rename-places.ts'
import { noteMoved } from './features/scoring/final-lists/server/commands/revise-list.ts'
import * as finalLists from './features/scoring/final-lists/server/hooks.ts'
import {
  refreshBoard,
  refreshBoards,
  refreshTeamsWith,
} from './features/scoring/rankings/server/commands/refresh-boards.ts'
import { reopenDay } from './features/scoring/rankings/server/commands/reopen-day.ts'
import * as rankings from './features/scoring/rankings/server/hooks.ts'
import { placeWith } from './features/scoring/rankings/server/place-with.ts'
import * as rankingReads from './features/scoring/rankings/server/reads.ts'
import { rateAgain } from './features/scoring/ratings/server/commands/rate-competition.ts'
import * as rescoringReads from './features/scoring/rescoring/server/reads.ts'
import { handOver } from './features/scoring/submissions/server/commands/hand-over.ts'
import * as submissions from './features/scoring/submissions/server/hooks.ts'
import * as submissionReads from './features/scoring/submissions/server/reads.ts'
import { sharedDays } from './features/scoring/submissions/server/team-use.ts'
import { handOnEntries } from './features/spic/proposals/server/commands/hand-over.ts'
import { features } from './features.ts'

/**
 * What upper features do and answer when a lower one calls for it, in the same transaction. Every process that serves
 * calls or does jobs imports this.
 */
identity.competitionTitles.attach(competitionReads.competitionTitles)
ownData.handOn.attach(async (tx, leaving) => {
  await handOnTeams(tx, leaving)
  await handOnEntries(tx, leaving)
  await renamePlaces(tx, { ...(await nameAnew(tx, leaving)), name: leaving.name })
})

identity.answersOpened.attach(refreshTeamsWith)
identity.territoryOf.attach(territoryOf)
identity.takenPart.attach(submissionReads.takenPart)
identity.unreadOf.attach(countAllUnread)
identity.isCertified.attach(isCertified)
identity.ownFlags.attach(() => flagsOf(visibleTo('self', privacyDefaults)))

bookmarks.maySee.attach(maySee)

competitions.countAccepted.attach(registrationReads.countAccepted)
competitions.hasSignedUp.attach(registrationReads.hasSignedUp)
competitions.hasRoundsOutside.attach(scheduleReads.hasRoundsOutside)
competitions.moveRounds.attach(moveRounds)
competitions.moveInvites.attach(moveActivity)
competitions.hasTeamsAbove.attach(teamReads.hasTeamsAbove)

registrations.activityNamed.attach(activityNamed)

schedules.countWaiting.attach(submissionReads.countWaiting)
schedules.roundsOfTeams.attach(teamReads.roundsOfTeams)
schedules.submissionsIn.attach(submissionReads.submissionsIn)

teams.handOver.attach(handOver)
teams.handedIn.attach(submissionReads.handedIn)
teams.hasSubmitted.attach(submissionReads.hasSubmitted)
teams.integrityOf.attach(findingReads.integrityOf)
teams.placesOf.attach(rankingReads.placesOf)
teams.sharedDays.attach(sharedDays)
teams.signupTakenBack.attach(withdrawRegistration)
teams.standingChanged.attach(refreshBoards)

evaluation.isBeingRescored.attach(rescoringReads.isBeingRescored)
evaluation.isScored.attach(submissionReads.isScored)

finalLists.openAppeals.attach(openAppeals)
finalLists.finalListChanged.attach(async (tx, competitionId) => {
  await rateAgain(tx, competitionId)
  await issueAgain(tx, competitionId)
})

rankings.placesMoved.attach(noteMoved)

submissions.boardChanged.attach(refreshBoard)
submissions.dayReopened.attach(reopenDay)
submissions.isOnBoard.attach(rankingReads.isOnBoard)
submissions.placeWith.attach(placeWith)
submissions.isOfOldMetric.attach(rescoringReads.isOfOldMetric)
submissions.openFindings.attach(findingReads.openFindings)

notices.namesOfTeams.attach(teamReads.teamNames)

const known: readonly Feature[] = features
const kinds = new Map<string, NoticeKindWords>(
  known.flatMap(({ noticeKinds = {} }) => Object.entries(noticeKinds)),
)
notices.allNoticeKinds.attach(() => kinds)

media.usesOfMedia.attach(usesOfMedia)
pages.openJobs.attach(openJobs)
information.sponsorSites.attach(sponsorSites)

assignments.takesPart.attach(takesPartIn)
assignments.scoredAmong.attach(lockedAmong)
