/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { daysForArchive, placesForArchive } from './archive.ts'
export { courseOf } from './course.views.ts'
export { dailyBoard, rankingBoard } from './board.ts'
export { newestScores } from './newest-scores.views.ts'
export { standingsOfTeam, standingsOfTeams } from './places.ts'
export { rankedEntries, rankedEntriesOf } from './reads.ts'
export { searchBoard } from './search-board.views.ts'
export { topOf } from './top.ts'
export { trendsOfTeams } from './trends.ts'

// Commands and locks: in the caller’s transaction.
export { addPlaces, claimDay } from './commands/add-snapshot.ts'
export { markPastDays } from './commands/mark-past-days.ts'
export { refreshSchedule } from './commands/refresh-boards.ts'
