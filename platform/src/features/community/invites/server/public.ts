/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { activitiesOf, activityOf } from './activity.ts'

// Commands and locks: in the caller’s transaction.
export { copyActivity } from './commands/copy-activity.ts'
