/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { submissionsForArchive } from './archive.ts'
export { usedByTeams } from './quota.ts'
export { queuedAt, queueLength, queueState } from './queue.ts'
export {
  adjustedScores,
  areAllVoid,
  boardsWithScores,
  countWaiting,
  firstScoredAt,
  handedInTo,
  isWaitedFor,
  scoredCompetitions,
  scoredIn,
  submissionsIn,
  submissionState,
} from './reads.ts'
export { type Other, type ScoringInput, scoringInput } from './scoring-input.ts'
export { scoredByTeam } from './scored-by-team.views.ts'
export { scoredSubmissions } from './scored.ts'
export { submitsPart } from './submits.ts'
export { submissionsById } from './views.ts'

// Commands and locks: in the caller’s transaction.
export { addSubmissions } from './commands/add-submissions.ts'
export { noteRescoreFailed } from './commands/note-rescore-failed.ts'
export { keepLadder } from './commands/keep-ladder.ts'
export { type NamedFile, queueSubmission } from './commands/queue-submission.ts'
export { replaceAllScores } from './commands/replace-all-scores.ts'
export { replaceScores } from './commands/replace-scores.ts'
export { requeueFailed } from './commands/requeue-failed.ts'
export { voidSubmissions } from './commands/void-submissions.ts'
