import type { Db, Tx } from '../../../base/database/tables.ts'
import type { ListBMode } from '../../schedules/rules.ts'
import { entriesOf, type Direction, type Entry, type ScoredSubmission } from '../rules.ts'
import type { Board } from './tables.ts'

export type BoardOf = { scheduleId: number; subRank: string; direction: Direction; listBMode: ListBMode }

/**
 * Brings a team's entries of a round up to date with its scored submissions. The caller holds the lock on the
 * team's row, so that two scorings of one team cannot read past each other.
 */
export async function refreshEntries(
  tx: Tx,
  board: BoardOf,
  team: { id: number; isRanked: boolean; isOnBoard: boolean },
): Promise<void> {
  const entries = team.isOnBoard
    ? entriesOf(await scoredSubmissions(tx, board, team.id), board)
    : { A: null, B: null }
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

async function scoredSubmissions(db: Db | Tx, board: BoardOf, teamId: number): Promise<ScoredSubmission[]> {
  const rows = await db
    .selectFrom('submission as s')
    .leftJoin('submission_score as a', join =>
      join.onRef('a.submission_id', '=', 's.id').on('a.board', '=', 'A'),
    )
    .leftJoin('submission_score as b', join =>
      join.onRef('b.submission_id', '=', 's.id').on('b.board', '=', 'B'),
    )
    .where('s.team_id', '=', teamId)
    .where('s.schedule_id', '=', board.scheduleId)
    .where('s.sub_rank', '=', board.subRank)
    .where('s.state', '=', 'scored')
    .select(['s.id', 's.received_at', 's.list', 's.is_candidate', 'a.score as score_a', 'b.score as score_b'])
    .execute()
  return rows.map(row => ({
    id: row.id,
    receivedAt: row.received_at,
    list: row.list,
    isCandidate: row.is_candidate,
    scoreA: row.score_a,
    scoreB: row.score_b,
  }))
}

/** Rank of each of these teams on a board, as it stands. */
export async function currentRank(
  db: Db | Tx,
  place: { scheduleId: number; subRank: string; board: Board; teamId: number },
): Promise<number | null> {
  const own = await db
    .selectFrom('ranking_entry')
    .select(['sort_key', 'best_at', 'is_ranked'])
    .where('schedule_id', '=', place.scheduleId)
    .where('sub_rank', '=', place.subRank)
    .where('board', '=', place.board)
    .where('team_id', '=', place.teamId)
    .executeTakeFirst()
  if (!own?.is_ranked) return null
  const { ahead } = await db
    .selectFrom('ranking_entry')
    .select(eb => eb.fn.countAll<number>().as('ahead'))
    .where('schedule_id', '=', place.scheduleId)
    .where('sub_rank', '=', place.subRank)
    .where('board', '=', place.board)
    .where('is_ranked', '=', true)
    .where(eb =>
      eb(
        eb.refTuple('sort_key', 'best_at', 'team_id'),
        '<',
        eb.tuple(own.sort_key, own.best_at, place.teamId),
      ),
    )
    .executeTakeFirstOrThrow()
  return ahead + 1
}
