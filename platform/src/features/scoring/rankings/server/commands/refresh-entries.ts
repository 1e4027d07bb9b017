import type { Tx } from '../../../../../base/database/tables.ts'
import { entriesOf, ladderScores, type BoardRule, type Entry } from '../../../submissions/counting.rules.ts'
import type { Board } from '../tables.ts'
import { keepLadder, scoredSubmissions } from '../../../submissions/server/public.ts'

export type BoardOf = Required<BoardRule> & { scheduleId: number; subRank: string }
export type TeamOnBoard = { id: number; isRanked: boolean; isOnBoard: boolean }

/**
 * Brings a team's entries of a round up to date with its scored submissions. The caller holds the lock on the
 * team's row, so that two scorings of one team cannot read past each other.
 */
export async function refreshEntries(tx: Tx, board: BoardOf, team: TeamOnBoard): Promise<void> {
  const { scheduleId, subRank } = board
  const scored = await scoredSubmissions(tx, { scheduleId, subRank, teamId: team.id })
  if (board.ladder) await keepLadder(tx, ladderScores(scored, board.direction))
  const entries = team.isOnBoard ? entriesOf(scored, board) : { A: null, B: null }
  await keepEntry(tx, board, 'A', team, entries.A)
  await keepEntry(tx, board, 'B', team, entries.B)
}

async function keepEntry(
  tx: Tx,
  board: BoardOf,
  name: Board,
  team: { id: number; isRanked: boolean },
  entry: Entry | null,
): Promise<void> {
  const place = { schedule_id: board.scheduleId, sub_rank: board.subRank, board: name, team_id: team.id }
  if (!entry) {
    await tx
      .deleteFrom('ranking_entry')
      .where('schedule_id', '=', place.schedule_id)
      .where('sub_rank', '=', place.sub_rank)
      .where('board', '=', name)
      .where('team_id', '=', team.id)
      .execute()
    return
  }
  const values = {
    score: entry.score,
    sort_key: entry.sortKey,
    submission_id: entry.submissionId,
    best_at: entry.bestAt,
    valid_count: entry.validCount,
    is_ranked: team.isRanked,
  }
  await tx
    .insertInto('ranking_entry')
    .values({ ...place, ...values })
    .onConflict(conflict =>
      conflict.columns(['schedule_id', 'sub_rank', 'board', 'team_id']).doUpdateSet(values),
    )
    .execute()
}
