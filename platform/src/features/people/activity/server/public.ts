/** What other features use of this one’s server. */

// Reads, and what they are made of.
export type { ActivityDetail } from './tables.ts'

// Commands and locks: in the caller’s transaction.
export { recordActivities, recordActivity, recordScore } from './commands/record-activity.ts'
