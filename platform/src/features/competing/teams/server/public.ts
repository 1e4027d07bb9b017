/** What other features use of this one’s server. */

// Reads, and what they are made of.
export type { Places, SharedDay } from './hooks.ts'
export type { TeamRow } from './locks.ts'
export {
  competitionsWith,
  lastTeams,
  membersNow,
  membersOf,
  teamIn,
  teamNames,
  teamsForArchive,
  teamsMadeBy,
  teamsOnBoards,
} from './reads.ts'
export { shownTeam } from './shown-team.ts'
export { type AttachedTeam, teamOf } from './teams.ts'
export { requireTeam } from './visible-team.ts'

// Commands and locks: in the caller’s transaction.
export { addTeams, noteMerged } from './commands/add-teams.ts'
export { bindTeams } from './commands/bind-teams.ts'
export { disqualify, reinstate, requireBannable } from './commands/disqualify-team.ts'
export { lockBaseline } from './commands/lock-baseline.ts'
export { lockFound, lockTeamOf, lockTeams } from './locks.ts'
export { lockTeamsIn } from './reads.ts'
export { lockTeam, makeTeamOfOne } from './teams.ts'
