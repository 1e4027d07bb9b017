import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Round } from '../../assignments/server/public.ts'
import { tieReasons } from '../ranking.ts'
import { scoresOf } from './scores.views.ts'

/** What other features use of this one’s server. */

/** The proposals of a round as they are ranked, with what each rests on and what decided their place. */
export async function resultsOf(db: Db | Tx, round: Round) {
  const { rows } = await scoresOf(db, round)
  return rows.map(({ cells, ...row }) => ({
    ...row,
    outliers: cells.filter(cell => cell.isOutlier).length,
    missing: cells.filter(cell => cell.total === null).length,
    explanation: row.decidedBy === null ? null : tieReasons[row.decidedBy],
  }))
}
export { lockedSheetsOf, commentsForAuthors } from './locked-sheets.views.ts'
export { criteriaOf } from './rubric.views.ts'

// Commands and locks: in the caller’s transaction.
export { lockSheet } from './commands/lock-sheet.ts'
export { saveSheet } from './commands/save-sheet.ts'
