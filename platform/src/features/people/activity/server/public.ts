/** What other features use of this one’s server. */

// Commands and locks: in the caller’s transaction.
export { forgetActivity, recordActivities, recordActivity, recordScore } from './commands/record-activity.ts'
