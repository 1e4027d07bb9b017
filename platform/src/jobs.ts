import './hooks.ts'
import type { CronItem } from 'graphile-worker'
import type { JobHandler } from './base/jobs/job.ts'
import { broadcastJobs } from './features/community/broadcasts/server/jobs.ts'
import { datasetJobs } from './features/data/datasets/server/jobs.ts'
import { findUnprofiled } from './features/data/datasets/server/profile/profile-jobs.ts'
import { sweepUploads } from './features/data/datasets/server/uploads/upload-jobs.ts'
import { forgetExpired, identityJobs } from './features/people/identity/server/jobs.ts'
import { lookDaily } from './features/integrity/findings/server/job.ts'
import { integrityJobs } from './features/integrity/findings/server/jobs.ts'
import { inviteJobs, rankInvitesJob } from './features/community/invites/server/jobs.ts'
import { noticeJobs } from './features/people/notices/server/jobs.ts'
import { promotionJobs } from './features/scoring/promotions/server/jobs.ts'
import { portabilityJobs } from './features/interchange/portability/server/jobs.ts'
import { rescuePortability } from './features/interchange/portability/server/rescue.ts'
import { rankingJobs, snapshotBoards } from './features/scoring/rankings/server/jobs.ts'
import { rescoringJobs } from './features/scoring/rescoring/server/jobs.ts'
import { scheduleJobs } from './features/competing/schedules/server/jobs.ts'
import { rescueJob, rescueSubmissions } from './features/scoring/submissions/server/rescue.ts'
import { resultUploadJobs, sweepResults } from './features/scoring/submissions/server/uploads/jobs.ts'
import { scoringJob, type Score } from './features/scoring/submissions/server/score-submission.ts'

/** The code behind every job; scoring needs somebody who scores. */
export const jobHandlers = (scoreFile: Score): readonly JobHandler[] => [
  scoringJob(scoreFile),
  rescueJob,
  ...resultUploadJobs,
  ...promotionJobs,
  ...rankingJobs,
  ...inviteJobs,
  ...rescoringJobs(scoreFile),
  ...scheduleJobs,
  ...identityJobs,
  ...noticeJobs,
  ...broadcastJobs,
  ...datasetJobs,
  ...portabilityJobs,
  ...integrityJobs,
]

/** When the recurring ones run (UTC). All are safe to miss and to run twice. */
export const crons: CronItem[] = [
  { task: rescueSubmissions.name, match: '* * * * *' },
  { task: rescuePortability.name, match: '* * * * *' },
  { task: snapshotBoards.name, match: '*/10 * * * *' },
  { task: rankInvitesJob.name, match: '0,15,30,45 * * * *' },
  { task: forgetExpired.name, match: '7 * * * *' },
  { task: findUnprofiled.name, match: '*/10 * * * *' },
  { task: sweepUploads.name, match: '17 * * * *' },
  { task: sweepResults.name, match: '37 * * * *' },
  // At night in China, where most competitions are.
  { task: lookDaily.name, match: '23 19 * * *' },
]
